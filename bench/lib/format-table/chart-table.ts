import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { type ChartKind, type Hex, parseHex } from '@swatchwork/color';
import { createChartPalette } from '@swatchwork/color/charts';
import { CHART_FORMATS, type ChartFormatId, writeChartFile } from '@swatchwork/formats/charts';

const run = promisify(execFile);

/** A program that reads a file, as a script which prints the colors that it found. */
interface Program {
  name: string;
  command: string;
  /** @param file Path of the file. @param count How many colors to print. */
  script(file: string, kind: ChartKind, count: number): string;
}

/** Places of a ramp as the programs count them. */
const placesOf = (kind: ChartKind, count: number) =>
  Array.from({ length: count }, (_, i) =>
    kind === 'diverging' ? (2 * i) / (count - 1) - 1 : i / (count - 1),
  );

const python = (name: string, script: Program['script']): Program => ({
  name,
  command: '/usr/bin/python3',
  script,
});

const asModule = (file: string) => `
import importlib.util, matplotlib
matplotlib.use("Agg")
from matplotlib import pyplot as plt
from matplotlib.colors import to_hex
spec = importlib.util.spec_from_file_location("palette", ${JSON.stringify(file)})
palette = importlib.util.module_from_spec(spec)
spec.loader.exec_module(palette)
`;

const PROGRAMS: Partial<Record<ChartFormatId, Program>> = {
  matplotlib: python('Matplotlib', (file, kind, count) =>
    kind === 'categorical'
      ? `${asModule(file)}
axes = plt.subplots()[1]
print(*(to_hex(axes.plot([0, 1])[0].get_color()) for _ in range(${count})))`
      : `${asModule(file)}
cmap = plt.get_cmap(palette.cmap.name)
print(*(to_hex(cmap(i / ${count - 1})) for i in range(${count})))`,
  ),
  seaborn: python('seaborn', (file, kind, count) =>
    kind === 'categorical'
      ? `${asModule(file)}
import seaborn
print(*seaborn.color_palette().as_hex())`
      : `${asModule(file)}
import numpy, seaborn
mesh = seaborn.heatmap(numpy.array([range(${count})]), cmap=palette.cmap).collections[0]
mesh.update_scalarmappable()
print(*map(to_hex, mesh.get_facecolors()))`,
  ),
  ggplot2: {
    name: 'ggplot2',
    command: 'Rscript',
    script(file, kind, count) {
      const x = Array.from({ length: count }, (_, i) => `"${String(i).padStart(3, '0')}"`);
      const values = kind === 'categorical' ? x : placesOf(kind, count);
      return `before <- ls()
source(${JSON.stringify(file)})
scale <- get(grep("^scale_fill_", setdiff(ls(), before), value = TRUE))
data <- data.frame(x = c(${x.join()}), value = c(${values.join()}))
plot <- ggplot(data, aes(x, 1, fill = value)) + geom_tile() + scale()
cat(ggplot_build(plot)$data[[1]]$fill)`;
    },
  },
  plotly: python(
    'Plotly (its validating Python package)',
    (file, kind) => `
import json, plotly.graph_objects as go
layout = go.Figure(layout={"template": json.load(open(${JSON.stringify(file)}))}).layout.template.layout
print(*(${
      kind === 'categorical' ? 'layout.colorway' : `stop[1] for stop in layout.colorscale.${kind}`
    }))`,
  ),
  qgis: python(
    'QGIS',
    (file, kind, count) => `
from qgis.core import QgsApplication, QgsStyle
application = QgsApplication([], False)
style = QgsStyle()
style.createMemoryDatabase()
assert style.importXml(${JSON.stringify(file)})
ramp = style.colorRamp(style.colorRampNames()[0])
print(*(${
      kind === 'categorical'
        ? 'color.name() for color, _ in ramp.fetchColors()'
        : `ramp.color(i / ${count - 1}).name() for i in range(${count})`
    }))`,
  ),
};

const KINDS: readonly ChartKind[] = ['categorical', 'sequential', 'diverging'];

/** A row for each format: whether its program finds every color, by kind of palette. */
export async function chartTable(): Promise<string> {
  const rows = [
    '| format | program | categorical | sequential | diverging |',
    '|---|---|---|---|---|',
  ];
  for (const { id } of CHART_FORMATS) {
    const program = PROGRAMS[id];
    if (!program) continue;
    const cells = await Promise.all(KINDS.map((kind) => tryProgram(id, program, kind)));
    rows.push(`| ${[id, program.name, ...cells].join(' | ')} |`);
  }
  return rows.join('\n');
}

async function tryProgram(id: ChartFormatId, program: Program, kind: ChartKind): Promise<string> {
  const colors = kind === 'categorical' ? [] : [parseHex('#0A66C2')!, parseHex('#C2410C')!];
  const palette = createChartPalette({ kind, count: 9, colors });
  const folder = await mkdtemp(join(tmpdir(), 'charts-'));
  try {
    const { fileName, text } = writeChartFile(id, { ...palette, name: 'Sea & "sky"' });
    await writeFile(join(folder, fileName), text);
    const script = join(folder, 'script');
    await writeFile(script, program.script(join(folder, fileName), kind, palette.colors.length));
    const env = { ...process.env, QT_QPA_PLATFORM: 'offscreen', HOME: folder };
    const { stdout } = await run(program.command, [script], { env, cwd: folder });
    return judge(stdout.trim().split(/\s+/), palette.colors);
  } catch (error) {
    return isMissing(error) ? 'not installed' : `fails: ${lastLine(error)}`;
  } finally {
    await rm(folder, { recursive: true });
  }
}

function judge(found: readonly string[], wanted: readonly Hex[]): string {
  const exact = wanted.filter((hex, i) => found[i]?.toUpperCase() === hex).length;
  if (exact === wanted.length && found.length === exact) return 'exact';
  return `${exact} of ${wanted.length}`;
}

const isMissing = (error: unknown) =>
  /ENOENT|No module named|there is no package/.test(String(error));

const lastLine = (error: unknown) => String(error).trim().split('\n').at(-1);
