import type { FastifyPluginAsync } from 'fastify';

import type { Config } from '../config.ts';
import { batchRoutes } from '../features/batch/batch.routes.ts';
import { colorToolRoutes } from '../features/colors/color-tools.routes.ts';
import { colorRoutes } from '../features/colors/colors.routes.ts';
import { imageColorRoutes } from '../features/image-colors/image-colors.routes.ts';
import { createImageColorsService } from '../features/image-colors/image-colors.service.ts';
import { createImagePool } from '../features/image-colors/image-pool.ts';
import { paletteFileRoutes } from '../features/palette-files/palette-files.routes.ts';
import { createPaletteFileService } from '../features/palette-files/palette-files.service.ts';
import { chartPaletteRoutes } from '../features/palettes/charts/chart-palettes.routes.ts';
import { createChartPaletteService } from '../features/palettes/charts/chart-palettes.service.ts';
import { paletteCheckRoutes } from '../features/palettes/check/palette-check.routes.ts';
import { createPaletteCheckService } from '../features/palettes/check/palette-check.service.ts';
import { paletteGenerationRoutes } from '../features/palettes/generate/palette-generation.routes.ts';
import { themeRoutes } from '../features/themes/themes.routes.ts';
import { createThemeService } from '../features/themes/themes.service.ts';
import { createFilePool } from '../workers/file-pool.ts';

/** What computes, and stores nothing: colors, pictures, files, palettes and themes; and its threads. */
export function createTools({ publicUrl }: Pick<Config, 'publicUrl'>) {
  const imagePool = createImagePool();
  const filePool = createFilePool();
  const imageColors = createImageColorsService(imagePool);
  const paletteFiles = createPaletteFileService(filePool);
  const paletteCheck = createPaletteCheckService(filePool);
  const chartPalettes = createChartPaletteService(filePool);
  const themes = createThemeService(filePool, publicUrl);

  const routes: FastifyPluginAsync = async (app) => {
    app.register(colorRoutes);
    app.register(colorToolRoutes);
    app.register(imageColorRoutes, { service: imageColors });
    app.register(paletteGenerationRoutes);
    app.register(paletteCheckRoutes, { service: paletteCheck });
    app.register(chartPaletteRoutes, { service: chartPalettes });
    app.register(paletteFileRoutes, { service: paletteFiles });
  };
  /** Routes whose answers are long texts. */
  const longRoutes: FastifyPluginAsync = async (app) => {
    app.register(batchRoutes, { themes });
    app.register(themeRoutes, { service: themes });
  };
  return { routes, longRoutes, imagePool, filePool, imageColors, themes };
}

export type Tools = ReturnType<typeof createTools>;
