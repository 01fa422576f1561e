CREATE TABLE "forbidden_terms" (
	"term" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "forbidden_terms_term_length" CHECK (char_length("forbidden_terms"."term") between 2 and 60)
);
--> statement-breakpoint
ALTER TABLE "moderation_acts" DROP CONSTRAINT "moderation_acts_kind_known";--> statement-breakpoint
ALTER TABLE "moderation_acts" ADD COLUMN "terms" text[];--> statement-breakpoint
ALTER TABLE "moderation_acts" ADD CONSTRAINT "moderation_acts_kind_known" CHECK ("moderation_acts"."kind" in ('dismiss', 'hide', 'restore', 'delete', 'hide_all', 'suspend', 'unsuspend', 'undo', 'keep', 'forbid', 'allow'));