import { sql } from 'drizzle-orm'
import {
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'

/*
 * Times are milliseconds since the Unix epoch. What they hold of runs went through the privacy filter.
 * The two `…_sort` columns stand for a nullable column in keyset pages, where NULL would compare to nothing.
 * Source: design `runs.md`, "Audit".
 */

/** One row a run: its filtered header, and what it has come to so far. */
export const runs = sqliteTable(
  'runs',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    runId: text('run_id').notNull(),
    startedAt: integer('started_at').notNull(),
    endedAt: integer('ended_at'),
    mode: text('mode').notNull(),
    status: text('status').notNull(),
    privacyLevel: text('privacy_level').notNull(),
    toolName: text('tool_name'),
    source: text('source'),
    /** The filtered `run` event as JSON. */
    header: text('header').notNull(),
    /** 0 while the run is under way, as are the other counts but `findings`: its steps hold them then. */
    steps: integer('steps').notNull().default(0),
    rounds: integer('rounds').notNull().default(0),
    toolCalls: integer('tool_calls').notNull().default(0),
    toolErrors: integer('tool_errors').notNull().default(0),
    findings: integer('findings').notNull().default(0),
    totalTokens: integer('total_tokens').notNull().default(0),
    estimatedCost: real('estimated_cost').notNull().default(0),
    wallMs: real('wall_ms').notNull().default(0),
    /** Seq of the terminal event; null while the run is under way. */
    endEventSeq: integer('end_event_seq'),
    failureCode: text('failure_code'),
    failureMessage: text('failure_message'),
    toolSort: text('tool_sort').generatedAlwaysAs(sql`coalesce(tool_name, '')`, {
      mode: 'virtual',
    }),
    durationSort: real('duration_sort').generatedAlwaysAs(
      sql`case when ended_at is null then -1.0 else wall_ms end`,
      { mode: 'virtual' },
    ),
  },
  (table) => [
    uniqueIndex('runs_run_id').on(table.runId),
    index('runs_started_at').on(table.startedAt),
    index('runs_duration').on(table.durationSort),
    index('runs_findings').on(table.findings),
    index('runs_steps').on(table.steps),
    index('runs_tool').on(table.toolSort),
    index('runs_tool_started_at').on(table.toolName, table.startedAt),
    index('runs_source_started_at').on(table.source, table.startedAt),
    index('runs_status_started_at').on(table.status, table.startedAt),
    index('runs_privacy_level_started_at').on(table.privacyLevel, table.startedAt),
    index('runs_mode_started_at').on(table.mode, table.startedAt),
  ],
)

/**
 * One row a stored step; `payload` is the filtered step as JSON. What the step adds to its run's counts
 * stands before it, so that a run under way is counted without reading payloads.
 */
export const runSteps = sqliteTable(
  'run_steps',
  {
    id: integer('id').primaryKey(),
    runId: text('run_id')
      .notNull()
      .references(() => runs.runId, { onDelete: 'cascade' }),
    seq: integer('seq').notNull(),
    eventSeq: integer('event_seq').notNull(),
    kind: text('kind').notNull(),
    at: integer('at').notNull(),
    round: integer('round').notNull(),
    toolCalls: integer('tool_calls').notNull(),
    toolErrors: integer('tool_errors').notNull(),
    findings: integer('findings').notNull(),
    totalTokens: integer('total_tokens').notNull(),
    estimatedCost: real('estimated_cost').notNull(),
    durationMs: real('duration_ms').notNull(),
    payload: text('payload').notNull(),
  },
  (table) => [uniqueIndex('run_steps_run_id_seq').on(table.runId, table.seq)],
)

/** One row a finding, so that runs can be filtered by heuristic. Where it matched is in the step. */
export const findings = sqliteTable(
  'findings',
  {
    id: integer('id').primaryKey(),
    runId: text('run_id')
      .notNull()
      .references(() => runs.runId, { onDelete: 'cascade' }),
    stepSeq: integer('step_seq').notNull(),
    heuristic: text('heuristic').notNull(),
    category: text('category').notNull(),
    channel: text('channel'),
  },
  (table) => [
    index('findings_heuristic_run_id').on(table.heuristic, table.runId),
    index('findings_run_id').on(table.runId),
  ],
)

/** The settings in force. */
export const settings = sqliteTable('settings', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
})

/** Who changed which setting, and when. */
export const settingChanges = sqliteTable(
  'setting_changes',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    name: text('name').notNull(),
    before: text('before'),
    after: text('after').notNull(),
    by: text('by').notNull(),
    at: integer('at').notNull(),
  },
  (table) => [index('setting_changes_name').on(table.name)],
)

/** Sources of tools that were added in the console. */
export const sources = sqliteTable('sources', {
  name: text('name').primaryKey(),
  /** How it is reached, as JSON: sealed, for headers and credentials are in it. */
  sealedSettings: text('sealed_settings').notNull(),
  addedAt: integer('added_at').notNull(),
  addedBy: text('added_by').notNull(),
})

/** What a source needs to be reached and nobody may read: sealed. */
export const sourceSecrets = sqliteTable(
  'source_secrets',
  {
    source: text('source').notNull(),
    name: text('name').notNull(),
    sealed: text('sealed').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.name] })],
)

/** Every definition that a source ever announced of a tool, and what was decided of it. */
export const toolDefinitions = sqliteTable(
  'tool_definitions',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    source: text('source').notNull(),
    tool: text('tool').notNull(),
    /** SHA-256 of the canonical definition, in hex. */
    hash: text('hash').notNull(),
    definition: text('definition').notNull(),
    firstSeenAt: integer('first_seen_at').notNull(),
    decision: text('decision').notNull(),
    decidedAt: integer('decided_at'),
    /** Null where nobody decided: it is pending, or was approved at first sight. */
    decidedBy: text('decided_by'),
  },
  (table) => [
    uniqueIndex('tool_definitions_source_tool_hash').on(table.source, table.tool, table.hash),
  ],
)

/** Arguments that a person kept for a tool; they went through the privacy filter. */
export const savedInputs = sqliteTable(
  'saved_inputs',
  {
    id: text('id').primaryKey(),
    toolName: text('tool_name').notNull(),
    name: text('name').notNull(),
    argumentsText: text('arguments_text').notNull(),
    privacyLevel: text('privacy_level').notNull(),
    masked: integer('masked').notNull(),
    createdAt: integer('created_at').notNull(),
    createdBy: text('created_by').notNull(),
  },
  (table) => [uniqueIndex('saved_inputs_tool_name').on(table.toolName, table.name)],
)
