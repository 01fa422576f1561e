CREATE TABLE "purged_likes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"act_id" uuid NOT NULL,
	"palette_id" uuid NOT NULL,
	"user_id" uuid,
	"visitor_id" text,
	"is_light" boolean NOT NULL,
	"origin" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "moderation_acts" DROP CONSTRAINT "moderation_acts_kind_known";--> statement-breakpoint
ALTER TABLE "moderation_acts" ADD COLUMN "likes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "palette_likes" ADD COLUMN "origin" text;--> statement-breakpoint
ALTER TABLE "purged_likes" ADD CONSTRAINT "purged_likes_act_id_moderation_acts_id_fk" FOREIGN KEY ("act_id") REFERENCES "public"."moderation_acts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purged_likes" ADD CONSTRAINT "purged_likes_palette_id_palettes_id_fk" FOREIGN KEY ("palette_id") REFERENCES "public"."palettes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purged_likes" ADD CONSTRAINT "purged_likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "purged_likes_act" ON "purged_likes" USING btree ("act_id");--> statement-breakpoint
CREATE INDEX "purged_likes_palette" ON "purged_likes" USING btree ("palette_id");--> statement-breakpoint
CREATE INDEX "purged_likes_user" ON "purged_likes" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "moderation_acts" ADD CONSTRAINT "moderation_acts_likes_positive" CHECK ("moderation_acts"."likes" >= 0);--> statement-breakpoint
ALTER TABLE "moderation_acts" ADD CONSTRAINT "moderation_acts_kind_known" CHECK ("moderation_acts"."kind" in ('dismiss', 'hide', 'restore', 'delete', 'release', 'release_all', 'hide_all', 'suspend', 'unsuspend', 'undo', 'keep', 'forbid', 'allow', 'purge_likes'));