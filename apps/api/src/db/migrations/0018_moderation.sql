CREATE TABLE "hidden_palettes" (
	"palette_id" uuid PRIMARY KEY NOT NULL,
	"act_id" uuid NOT NULL,
	"stays_private" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "moderation_acts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"moderator_id" uuid,
	"moderator_name" text NOT NULL,
	"palette_id" uuid,
	"user_id" uuid,
	"act_id" uuid,
	"made_from" timestamp (3) with time zone,
	"made_until" timestamp (3) with time zone,
	"palettes" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp (3) with time zone,
	CONSTRAINT "moderation_acts_kind_known" CHECK ("moderation_acts"."kind" in ('dismiss', 'hide', 'restore', 'delete', 'hide_all', 'suspend', 'unsuspend', 'undo', 'keep')),
	CONSTRAINT "moderation_acts_reason_length" CHECK (char_length("moderation_acts"."reason") between 0 and 500),
	CONSTRAINT "moderation_acts_palettes_positive" CHECK ("moderation_acts"."palettes" >= 0)
);
--> statement-breakpoint
CREATE TABLE "moderation_answers" (
	"act_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "moderation_answers_text_length" CHECK (char_length("moderation_answers"."text") between 1 and 500)
);
--> statement-breakpoint
CREATE TABLE "palette_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"palette_id" uuid NOT NULL,
	"user_id" uuid,
	"visitor_id" text,
	"reason" text NOT NULL,
	"text" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "palette_reports_one_sender" CHECK (num_nonnulls("palette_reports"."user_id", "palette_reports"."visitor_id") = 1),
	CONSTRAINT "palette_reports_visitor_length" CHECK (char_length("palette_reports"."visitor_id") between 16 and 64),
	CONSTRAINT "palette_reports_reason_known" CHECK ("palette_reports"."reason" in ('spam', 'offensive', 'personal', 'copied', 'other')),
	CONSTRAINT "palette_reports_text_length" CHECK (char_length("palette_reports"."text") between 1 and 500)
);
--> statement-breakpoint
CREATE TABLE "suspended_accounts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"act_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "hidden_palettes" ADD CONSTRAINT "hidden_palettes_palette_id_palettes_id_fk" FOREIGN KEY ("palette_id") REFERENCES "public"."palettes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_palettes" ADD CONSTRAINT "hidden_palettes_act_id_moderation_acts_id_fk" FOREIGN KEY ("act_id") REFERENCES "public"."moderation_acts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_acts" ADD CONSTRAINT "moderation_acts_moderator_id_users_id_fk" FOREIGN KEY ("moderator_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_acts" ADD CONSTRAINT "moderation_acts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_answers" ADD CONSTRAINT "moderation_answers_act_id_moderation_acts_id_fk" FOREIGN KEY ("act_id") REFERENCES "public"."moderation_acts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_answers" ADD CONSTRAINT "moderation_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "palette_reports" ADD CONSTRAINT "palette_reports_palette_id_palettes_id_fk" FOREIGN KEY ("palette_id") REFERENCES "public"."palettes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "palette_reports" ADD CONSTRAINT "palette_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suspended_accounts" ADD CONSTRAINT "suspended_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suspended_accounts" ADD CONSTRAINT "suspended_accounts_act_id_moderation_acts_id_fk" FOREIGN KEY ("act_id") REFERENCES "public"."moderation_acts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hidden_palettes_act" ON "hidden_palettes" USING btree ("act_id");--> statement-breakpoint
CREATE INDEX "moderation_acts_user" ON "moderation_acts" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "moderation_acts_palette" ON "moderation_acts" USING btree ("palette_id");--> statement-breakpoint
CREATE INDEX "moderation_acts_moderator" ON "moderation_acts" USING btree ("moderator_id");--> statement-breakpoint
CREATE INDEX "moderation_answers_user" ON "moderation_answers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "moderation_answers_open" ON "moderation_answers" USING btree ("created_at") WHERE closed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "palette_reports_palette_user_unique" ON "palette_reports" USING btree ("palette_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "palette_reports_palette_visitor_unique" ON "palette_reports" USING btree ("palette_id","visitor_id");--> statement-breakpoint
CREATE INDEX "palette_reports_user" ON "palette_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "palette_reports_open" ON "palette_reports" USING btree ("palette_id","created_at") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "suspended_accounts_act" ON "suspended_accounts" USING btree ("act_id");--> statement-breakpoint
-- What is hidden, and what a suspended account saves, stays private whoever writes it, an older instance included.
CREATE FUNCTION keep_hidden() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM suspended_accounts WHERE user_id = new.user_id)
		OR EXISTS (SELECT FROM hidden_palettes WHERE palette_id = new.id)
	THEN
		new.is_public := false;
	END IF;
	RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_hidden_on_insert BEFORE INSERT ON palettes FOR EACH ROW
	WHEN (new.is_public AND new.user_id IS NOT NULL) EXECUTE FUNCTION keep_hidden();
--> statement-breakpoint
CREATE TRIGGER keep_hidden_on_update BEFORE UPDATE OF is_public ON palettes FOR EACH ROW
	WHEN (new.is_public AND NOT old.is_public) EXECUTE FUNCTION keep_hidden();
