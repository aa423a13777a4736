CREATE TABLE `saved_inputs` (
	`id` text PRIMARY KEY NOT NULL,
	`tool_name` text NOT NULL,
	`name` text NOT NULL,
	`arguments_text` text NOT NULL,
	`privacy_level` text NOT NULL,
	`masked` integer NOT NULL,
	`created_at` integer NOT NULL,
	`created_by` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `saved_inputs_tool_name` ON `saved_inputs` (`tool_name`,`name`);--> statement-breakpoint
CREATE TABLE `source_secrets` (
	`source` text NOT NULL,
	`name` text NOT NULL,
	`sealed` text NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`source`, `name`)
);
--> statement-breakpoint
CREATE TABLE `sources` (
	`name` text PRIMARY KEY NOT NULL,
	`sealed_settings` text NOT NULL,
	`added_at` integer NOT NULL,
	`added_by` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `tool_definitions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`source` text NOT NULL,
	`tool` text NOT NULL,
	`hash` text NOT NULL,
	`definition` text NOT NULL,
	`first_seen_at` integer NOT NULL,
	`decision` text NOT NULL,
	`decided_at` integer,
	`decided_by` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tool_definitions_source_tool_hash` ON `tool_definitions` (`source`,`tool`,`hash`);