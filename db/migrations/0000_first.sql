CREATE TABLE `findings` (
	`id` integer PRIMARY KEY NOT NULL,
	`run_id` text NOT NULL,
	`step_seq` integer NOT NULL,
	`heuristic` text NOT NULL,
	`category` text NOT NULL,
	`channel` text,
	FOREIGN KEY (`run_id`) REFERENCES `runs`(`run_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `findings_heuristic_run_id` ON `findings` (`heuristic`,`run_id`);--> statement-breakpoint
CREATE INDEX `findings_run_id` ON `findings` (`run_id`);--> statement-breakpoint
CREATE TABLE `run_steps` (
	`id` integer PRIMARY KEY NOT NULL,
	`run_id` text NOT NULL,
	`seq` integer NOT NULL,
	`event_seq` integer NOT NULL,
	`kind` text NOT NULL,
	`at` integer NOT NULL,
	`round` integer NOT NULL,
	`tool_calls` integer NOT NULL,
	`tool_errors` integer NOT NULL,
	`findings` integer NOT NULL,
	`total_tokens` integer NOT NULL,
	`estimated_cost` real NOT NULL,
	`duration_ms` real NOT NULL,
	`payload` text NOT NULL,
	FOREIGN KEY (`run_id`) REFERENCES `runs`(`run_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `run_steps_run_id_seq` ON `run_steps` (`run_id`,`seq`);--> statement-breakpoint
CREATE TABLE `runs` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`run_id` text NOT NULL,
	`started_at` integer NOT NULL,
	`ended_at` integer,
	`mode` text NOT NULL,
	`status` text NOT NULL,
	`privacy_level` text NOT NULL,
	`tool_name` text,
	`source` text,
	`header` text NOT NULL,
	`steps` integer DEFAULT 0 NOT NULL,
	`rounds` integer DEFAULT 0 NOT NULL,
	`tool_calls` integer DEFAULT 0 NOT NULL,
	`tool_errors` integer DEFAULT 0 NOT NULL,
	`findings` integer DEFAULT 0 NOT NULL,
	`total_tokens` integer DEFAULT 0 NOT NULL,
	`estimated_cost` real DEFAULT 0 NOT NULL,
	`wall_ms` real DEFAULT 0 NOT NULL,
	`end_event_seq` integer,
	`failure_code` text,
	`failure_message` text,
	`tool_sort` text GENERATED ALWAYS AS (coalesce(tool_name, '')) VIRTUAL,
	`duration_sort` real GENERATED ALWAYS AS (case when ended_at is null then -1.0 else wall_ms end) VIRTUAL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `runs_run_id` ON `runs` (`run_id`);--> statement-breakpoint
CREATE INDEX `runs_started_at` ON `runs` (`started_at`);--> statement-breakpoint
CREATE INDEX `runs_duration` ON `runs` (`duration_sort`);--> statement-breakpoint
CREATE INDEX `runs_findings` ON `runs` (`findings`);--> statement-breakpoint
CREATE INDEX `runs_steps` ON `runs` (`steps`);--> statement-breakpoint
CREATE INDEX `runs_tool` ON `runs` (`tool_sort`);--> statement-breakpoint
CREATE INDEX `runs_tool_started_at` ON `runs` (`tool_name`,`started_at`);--> statement-breakpoint
CREATE INDEX `runs_source_started_at` ON `runs` (`source`,`started_at`);--> statement-breakpoint
CREATE INDEX `runs_status_started_at` ON `runs` (`status`,`started_at`);--> statement-breakpoint
CREATE INDEX `runs_privacy_level_started_at` ON `runs` (`privacy_level`,`started_at`);--> statement-breakpoint
CREATE INDEX `runs_mode_started_at` ON `runs` (`mode`,`started_at`);--> statement-breakpoint
CREATE TABLE `setting_changes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`before` text,
	`after` text NOT NULL,
	`by` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `setting_changes_name` ON `setting_changes` (`name`);--> statement-breakpoint
CREATE TABLE `settings` (
	`name` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
