CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"excerpt" text,
	"content" text NOT NULL,
	"is_published" boolean DEFAULT false NOT NULL,
	"author_id" text DEFAULT 'admin' NOT NULL,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "articles_slug_form" CHECK ("articles"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "articles_slug_length" CHECK (char_length("articles"."slug") between 1 and 200),
	CONSTRAINT "articles_title_length" CHECK (char_length("articles"."title") between 1 and 200),
	CONSTRAINT "articles_excerpt_length" CHECK (char_length("articles"."excerpt") between 1 and 1000),
	CONSTRAINT "articles_content_length" CHECK (char_length("articles"."content") between 1 and 200000)
);
--> statement-breakpoint
CREATE TABLE "colors_of_the_day" (
	"position" smallint PRIMARY KEY NOT NULL,
	"hex_code" text NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"meaning" text,
	"usage_tips" text,
	CONSTRAINT "colors_of_the_day_position_range" CHECK ("colors_of_the_day"."position" between 1 and 366),
	CONSTRAINT "colors_of_the_day_hex_code_form" CHECK ("colors_of_the_day"."hex_code" ~ '^#[0-9A-F]{6}$')
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_messages_name_length" CHECK (char_length("contact_messages"."name") between 1 and 200),
	CONSTRAINT "contact_messages_email_length" CHECK (char_length("contact_messages"."email") between 3 and 254),
	CONSTRAINT "contact_messages_subject_length" CHECK (char_length("contact_messages"."subject") between 1 and 200),
	CONSTRAINT "contact_messages_message_length" CHECK (char_length("contact_messages"."message") between 1 and 10000)
);
--> statement-breakpoint
CREATE TABLE "subscribers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"topic" text DEFAULT 'newsletter' NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"confirm_token_hash" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	CONSTRAINT "subscribers_email_length" CHECK (char_length("subscribers"."email") between 3 and 254),
	CONSTRAINT "subscribers_topic_known" CHECK ("subscribers"."topic" in ('newsletter', 'sdk')),
	CONSTRAINT "subscribers_status_known" CHECK ("subscribers"."status" in ('pending', 'confirmed', 'unsubscribed')),
	CONSTRAINT "subscribers_confirm_token_form" CHECK ("subscribers"."confirm_token_hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "palette_likes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"palette_id" uuid NOT NULL,
	"user_id" uuid,
	"visitor_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "palette_likes_one_owner" CHECK (num_nonnulls("palette_likes"."user_id", "palette_likes"."visitor_id") = 1),
	CONSTRAINT "palette_likes_visitor_length" CHECK (char_length("palette_likes"."visitor_id") between 16 and 64)
);
--> statement-breakpoint
CREATE TABLE "palettes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"slug" text,
	"name" text NOT NULL,
	"description" text,
	"colors" jsonb NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"copies" integer DEFAULT 0 NOT NULL,
	"is_public" boolean DEFAULT true NOT NULL,
	"source" text DEFAULT 'user' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "palettes_slug_form" CHECK ("palettes"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "palettes_name_length" CHECK (char_length("palettes"."name") between 1 and 100),
	CONSTRAINT "palettes_description_length" CHECK (char_length("palettes"."description") between 1 and 500),
	CONSTRAINT "palettes_colors_count" CHECK (jsonb_array_length("palettes"."colors") between 2 and 10),
	CONSTRAINT "palettes_colors_hex" CHECK (jsonb_array_length(jsonb_path_query_array("palettes"."colors", '$[*].hex ? (@ like_regex "^#[0-9A-F]{6}$")')) = jsonb_array_length("palettes"."colors")),
	CONSTRAINT "palettes_tags_count" CHECK (cardinality("palettes"."tags") <= 20),
	CONSTRAINT "palettes_likes_positive" CHECK ("palettes"."likes" >= 0),
	CONSTRAINT "palettes_views_positive" CHECK ("palettes"."views" >= 0),
	CONSTRAINT "palettes_copies_positive" CHECK ("palettes"."copies" >= 0),
	CONSTRAINT "palettes_source_known" CHECK ("palettes"."source" in ('swatchwork', 'user'))
);
--> statement-breakpoint
CREATE TABLE "saved_colors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"hex_code" text NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_colors_name_length" CHECK (char_length("saved_colors"."name") between 1 and 100),
	CONSTRAINT "saved_colors_hex_code_form" CHECK ("saved_colors"."hex_code" ~ '^#[0-9A-F]{6}$'),
	CONSTRAINT "saved_colors_tags_count" CHECK (cardinality("saved_colors"."tags") <= 20)
);
--> statement-breakpoint
CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"prefix" text NOT NULL,
	"key_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "api_keys_name_length" CHECK (char_length("api_keys"."name") between 1 and 100),
	CONSTRAINT "api_keys_prefix_length" CHECK (char_length("api_keys"."prefix") between 4 and 16),
	CONSTRAINT "api_keys_key_hash_form" CHECK ("api_keys"."key_hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sessions_token_hash_form" CHECK ("sessions"."token_hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"first_name" text,
	"last_name" text,
	"avatar" text,
	"role" text DEFAULT 'user' NOT NULL,
	"plan" text DEFAULT 'free' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_username_form" CHECK ("users"."username" ~ '^[A-Za-z0-9_.-]{3,32}$'),
	CONSTRAINT "users_email_length" CHECK (char_length("users"."email") between 3 and 254),
	CONSTRAINT "users_first_name_length" CHECK (char_length("users"."first_name") between 1 and 100),
	CONSTRAINT "users_last_name_length" CHECK (char_length("users"."last_name") between 1 and 100),
	CONSTRAINT "users_avatar_length" CHECK (char_length("users"."avatar") between 1 and 2048),
	CONSTRAINT "users_role_known" CHECK ("users"."role" in ('user', 'admin')),
	CONSTRAINT "users_plan_known" CHECK ("users"."plan" in ('free', 'pro', 'enterprise'))
);
--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "palette_likes" ADD CONSTRAINT "palette_likes_palette_id_palettes_id_fk" FOREIGN KEY ("palette_id") REFERENCES "public"."palettes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "palette_likes" ADD CONSTRAINT "palette_likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "palettes" ADD CONSTRAINT "palettes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_colors" ADD CONSTRAINT "saved_colors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "articles_slug_unique" ON "articles" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "articles_by_date" ON "articles" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "articles_created_by" ON "articles" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "contact_messages_by_date" ON "contact_messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscribers_email_topic_unique" ON "subscribers" USING btree (lower("email"),"topic");--> statement-breakpoint
CREATE UNIQUE INDEX "subscribers_confirm_token_unique" ON "subscribers" USING btree ("confirm_token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "palette_likes_user_unique" ON "palette_likes" USING btree ("user_id","palette_id");--> statement-breakpoint
CREATE UNIQUE INDEX "palette_likes_visitor_unique" ON "palette_likes" USING btree ("visitor_id","palette_id");--> statement-breakpoint
CREATE INDEX "palette_likes_palette" ON "palette_likes" USING btree ("palette_id");--> statement-breakpoint
CREATE UNIQUE INDEX "palettes_slug_unique" ON "palettes" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "palettes_by_likes" ON "palettes" USING btree ("likes","id") WHERE is_public;--> statement-breakpoint
CREATE INDEX "palettes_by_date" ON "palettes" USING btree ("created_at","id") WHERE is_public;--> statement-breakpoint
CREATE INDEX "palettes_by_name" ON "palettes" USING btree (lower("name") collate "C","id") WHERE is_public;--> statement-breakpoint
CREATE INDEX "palettes_by_tag" ON "palettes" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "palettes_by_text" ON "palettes" USING gin ("name" gin_trgm_ops,"description" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "palettes_user" ON "palettes" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "saved_colors_user" ON "saved_colors" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_key_hash_unique" ON "api_keys" USING btree ("key_hash");--> statement-breakpoint
CREATE INDEX "api_keys_user" ON "api_keys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_unique" ON "users" USING btree (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree (lower("email"));