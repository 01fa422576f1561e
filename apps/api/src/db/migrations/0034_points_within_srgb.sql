-- As before, but hsl() and hwb() have no color outside of sRGB, as in browsers and in packages/color.
CREATE OR REPLACE FUNCTION oklab_of_css(css text) RETURNS cube LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
SET search_path = public AS $$
DECLARE
	parts text[] := regexp_match(css,
		'^(?:color\(([a-z0-9-]+) |([a-z]+)\()(none|-?[0-9.]+(?:e[+-]?[0-9]+)?) (none|-?[0-9.]+(?:e[+-]?[0-9]+)?)%? (none|-?[0-9.]+(?:e[+-]?[0-9]+)?)%?\)$');
	space text := coalesce(parts[1], parts[2]);
	texts text[] := array_replace(parts[3:5], 'none', '0');
	c float8[] := array(
		SELECT CASE WHEN abs(channel) < 1e-12 THEN 0 ELSE least(greatest(channel, -1e6), 1e6) END
		FROM unnest(texts::float8[]) WITH ORDINALITY AS t (channel, place) ORDER BY place);
	hue float8;
	middle float8;
	amplitude float8;
	cones float8[];
	lab float8[];
	m CONSTANT float8[] := CASE
		WHEN space IN ('srgb', 'srgb-linear', 'hsl', 'hwb') THEN ARRAY[
			0.412221469470763, 0.5363325372617348, 0.0514459932675022,
			0.2119034958178252, 0.6806995506452344, 0.1073969535369406,
			0.0883024591900564, 0.2817188391361215, 0.6299787016738222]
		WHEN space IN ('display-p3', 'display-p3-linear') THEN ARRAY[
			0.4813798527499544, 0.4621183710113179, 0.05650177623872756,
			0.2288319418112447, 0.6532168193835675, 0.1179512388051878,
			0.08394575232299319, 0.2241652709775664, 0.6918889766994404]
		WHEN space = 'a98-rgb' THEN ARRAY[
			0.5764322596183941, 0.3699132226198795, 0.0536545177617264,
			0.2963164705422245, 0.5916761332521885, 0.112007396205587,
			0.1234782510142775, 0.2194986983719987, 0.6570230506137236]
		WHEN space = 'prophoto-rgb' THEN ARRAY[
			0.7154484605655539, 0.3527915500772115, -0.0682400106427653,
			0.2744116490015672, 0.6677976498412366, 0.05779070115719626,
			0.1097844326162294, 0.1861982911500201, 0.7040172762337504]
		WHEN space = 'rec2020' THEN ARRAY[
			0.6167557848654447, 0.3601984012264632, 0.02304581390809229,
			0.2651330593926369, 0.6358393720678491, 0.09902756853951422,
			0.1001026295203483, 0.2039065226166145, 0.6959908478630374]
		WHEN space IN ('xyz', 'xyz-d65') THEN ARRAY[
			0.8190224379967037, 0.36190626005289, -0.128873781520988,
			0.03298365393238882, 0.9292868615863431, 0.03614466635064241,
			0.0481771893596243, 0.2642395317527307, 0.6335478284694307]
		WHEN space IN ('xyz-d50', 'lab', 'lch') THEN ARRAY[
			0.7707000420431177, 0.3492484026193957, -0.1120235188416468,
			0.005596492483688971, 0.9370723401136769, 0.06972568836252788,
			0.04633714262191083, 0.2527753157431052, 0.8514580767467961]
	END;
BEGIN
	IF m IS NULL AND coalesce(space NOT IN ('oklab', 'oklch'), true) THEN RETURN NULL; END IF;
	IF space IN ('lch', 'oklch') THEN
		hue := mod(texts[3]::numeric, 360);
		c := ARRAY[c[1], c[2] * cosd(hue), c[2] * sind(hue)];
	ELSIF space IN ('hsl', 'hwb') THEN
		hue := mod(mod(texts[1]::numeric, 360) + 360, 360);
		IF space = 'hsl' THEN
			-- Browsers cut percentages first, unless a channel is missing.
			c := ARRAY[c[1], greatest(c[2], 0), greatest(c[3], 0)];
			IF array_position(parts, 'none') IS NULL THEN
				c := ARRAY[c[1], least(c[2], 100), least(c[3], 100)];
			END IF;
			middle := c[3] / 100;
			amplitude := c[2] / 100 * least(middle, 1 - middle);
		ELSE
			middle := CASE WHEN c[2] + c[3] > 100 THEN c[2] / (c[2] + c[3]) ELSE (100 + c[2] - c[3]) / 200 END;
			amplitude := greatest(100 - c[2] - c[3], 0) / 200;
		END IF;
		c := array(
			SELECT least(greatest(middle - amplitude * greatest(-1, least(k - 3, 9 - k, 1)), 0), 1)
			FROM unnest(ARRAY[0, 8, 4]) WITH ORDINALITY AS channel (start, place),
				LATERAL (SELECT mod((start + hue / 30)::numeric, 12)::float8 AS k) AS turned
			ORDER BY place);
	END IF;
	IF space IN ('oklab', 'oklch') THEN
		lab := c;
	ELSE
		IF space IN ('lab', 'lch') THEN
			middle := (c[1] + 16) / 116;
			c := ARRAY[middle + c[2] / 500, middle, middle - c[3] / 200];
		END IF;
		c := array(
			SELECT CASE
				WHEN space IN ('srgb', 'display-p3', 'hsl', 'hwb') THEN
					CASE WHEN size <= 0.04045 THEN v / 12.92 ELSE sign(v) * ((size + 0.055) / 1.055) ^ 2.4 END
				WHEN space = 'a98-rgb' THEN sign(v) * size ^ (563 / 256::float8)
				WHEN space = 'rec2020' THEN sign(v) * size ^ 2.4
				WHEN space = 'prophoto-rgb' THEN CASE WHEN size < 16 / 512::float8 THEN v / 16 ELSE sign(v) * size ^ 1.8 END
				WHEN space IN ('lab', 'lch') THEN
					-- The white of D50.
					(ARRAY[0.3457 / 0.3585, 1, 0.2958 / 0.3585]::float8[])[place] *
					CASE WHEN v > 6 / 29::float8 THEN v ^ 3 ELSE (116 * v - 16) * 27 / 24389 END
				ELSE v
			END
			FROM unnest(c) WITH ORDINALITY AS t (v, place), LATERAL (SELECT abs(v) AS size) AS sized ORDER BY place);
		cones := array(
			SELECT cbrt(m[at + 1] * c[1] + m[at + 2] * c[2] + m[at + 3] * c[3]) FROM unnest(ARRAY[0, 3, 6]) AS at ORDER BY at);
		lab := ARRAY[
			0.210454268309314 * cones[1] + 0.7936177747023054 * cones[2] - 0.0040720430116193 * cones[3],
			1.9779985324311684 * cones[1] - 2.4285922420485799 * cones[2] + 0.450593709617411 * cones[3],
			0.0259040424655478 * cones[1] + 0.7827717124575296 * cones[2] - 0.8086757549230774 * cones[3]];
	END IF;
	RETURN cube(array(
		SELECT least(greatest(v, -10), 10) FROM unnest(lab) WITH ORDINALITY AS t (v, place) ORDER BY place));
END $$;
--> statement-breakpoint
UPDATE "palette_colors" AS own SET lab = oklab_of_css(color ->> 'css')
	FROM "palettes" p, jsonb_array_elements(p.colors) WITH ORDINALITY AS c (color, position)
	WHERE p.is_public AND own.palette_id = p.id AND own.position = c.position AND color ->> 'css' ~ '^h(sl|wb)'
		AND oklab_of_css(color ->> 'css') IS NOT NULL;
