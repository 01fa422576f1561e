CREATE TABLE "held_palettes" (
	"palette_id" uuid PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "held_palettes_reason_known" CHECK ("held_palettes"."reason" in ('many', 'alike', 'links'))
);
--> statement-breakpoint
ALTER TABLE "moderation_acts" DROP CONSTRAINT "moderation_acts_kind_known";--> statement-breakpoint
ALTER TABLE "held_palettes" ADD CONSTRAINT "held_palettes_palette_id_palettes_id_fk" FOREIGN KEY ("palette_id") REFERENCES "public"."palettes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "held_palettes_by_date" ON "held_palettes" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "moderation_acts" ADD CONSTRAINT "moderation_acts_kind_known" CHECK ("moderation_acts"."kind" in ('dismiss', 'hide', 'restore', 'delete', 'release', 'release_all', 'hide_all', 'suspend', 'unsuspend', 'undo', 'keep', 'forbid', 'allow'));--> statement-breakpoint
-- What is held stays private as well, whoever writes it.
CREATE OR REPLACE FUNCTION keep_hidden() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM suspended_accounts WHERE user_id = new.user_id)
		OR EXISTS (SELECT FROM hidden_palettes WHERE palette_id = new.id)
		OR EXISTS (SELECT FROM held_palettes WHERE palette_id = new.id)
	THEN
		new.is_public := false;
	END IF;
	RETURN new;
END $$;
