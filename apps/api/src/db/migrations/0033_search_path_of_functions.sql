-- pg_restore, and since PostgreSQL 17 also CREATE INDEX and ANALYZE, run with an empty search_path.
-- Functions that use nothing but pg_catalog stay as they are: a setting would keep them from being inlined.
ALTER FUNCTION color_cell(cube) SET search_path = public;--> statement-breakpoint
ALTER FUNCTION has_palette(text) SET search_path = public;--> statement-breakpoint
ALTER FUNCTION index_palettes(uuid[]) SET search_path = public;--> statement-breakpoint
ALTER FUNCTION keep_hidden() SET search_path = public;--> statement-breakpoint
ALTER FUNCTION keep_shared_hidden() SET search_path = public;--> statement-breakpoint
ALTER FUNCTION oklab(text) SET search_path = public;--> statement-breakpoint
ALTER FUNCTION oklab_of_css(text) SET search_path = public;--> statement-breakpoint
ALTER FUNCTION palette_alikes_inserted() SET search_path = public;--> statement-breakpoint
ALTER FUNCTION palette_alikes_updated() SET search_path = public;--> statement-breakpoint
ALTER FUNCTION palette_entries(uuid[]) SET search_path = public;--> statement-breakpoint
ALTER FUNCTION palette_page_changed() SET search_path = public;--> statement-breakpoint
ALTER FUNCTION palette_updated() SET search_path = public;--> statement-breakpoint
ALTER FUNCTION palette_words_of(text, text, text[]) SET search_path = public;--> statement-breakpoint
ALTER FUNCTION palettes_deleted() SET search_path = public;--> statement-breakpoint
ALTER FUNCTION palettes_inserted() SET search_path = public;
