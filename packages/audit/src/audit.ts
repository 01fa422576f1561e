import { type Cluster, type Family, toClusters, toFamilies } from './clusters.ts';
import { type ComponentParsers, readPlaces } from './find/read-places.ts';
import { isStray, type NotRead, type Place, type PropertyUse, type SourceFile } from './model.ts';
import { faultsOf, type PropertyFault } from './properties.ts';
import { isTokenFile, type Theme, themeFor, themesOf } from './themes.ts';

/** The files of a project. */
export interface AuditInput {
  readonly files: readonly SourceFile[];
  /** Folders with a package, with a slash at the end; the root is always one. */
  readonly folders?: readonly string[];
  /** What was skipped before. */
  readonly notRead?: readonly NotRead[];
  /** Without them, components of these frameworks are named as not read. */
  readonly parsers?: ComponentParsers;
}

/** What is known of a project's colors. */
export interface Audit {
  readonly files: readonly SourceFile[];
  /** All places, by file and position. */
  readonly places: readonly Place[];
  readonly clusters: readonly Cluster[];
  readonly families: readonly Family[];
  readonly faults: readonly PropertyFault[];
  readonly themes: readonly Theme[];
  readonly notRead: readonly NotRead[];
}

/**
 * Finds the colors of a project and tells which are tokens, which are data, and which are stray.
 *
 * @param onFile Called after each file, with how many were read.
 */
export function auditColors(input: AuditInput, onFile?: (count: number) => void): Audit {
  const files = input.files.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const found: Place[] = [];
  const properties: PropertyUse[] = [];
  const notRead = [...(input.notRead ?? [])];
  for (const [i, file] of files.entries()) {
    if (!isTokenFile(file.name, file.text) && !file.name.endsWith('.json')) {
      const own = readPlaces(file, input.parsers);
      found.push(...own.places);
      properties.push(...own.properties);
      notRead.push(...own.notRead);
    }
    onFile?.(i + 1);
  }
  const themed = themesOf(files, properties, input.folders ?? []);
  const places = found.map((place) => withTheme(place, themed.themes));
  const clusters = toClusters(places);
  return {
    files,
    places,
    clusters,
    families: toFamilies(clusters),
    faults: faultsOf(properties, files),
    themes: themed.themes,
    notRead: [...notRead, ...themed.notRead],
  };
}

/** One file of a project as it is now; the tokens are those that were read before. */
export function auditFile(audit: Audit, file: SourceFile, parsers?: ComponentParsers): Audit {
  const own = readPlaces(file, parsers);
  const places = own.places.map((place) => withTheme(place, audit.themes));
  return {
    files: [file],
    places,
    clusters: toClusters(places),
    families: [],
    faults: [],
    themes: audit.themes,
    notRead: own.notRead,
  };
}

/** A class of the palette is a token where the project gives that name a color of its own. */
function withTheme(place: Place, themes: readonly Theme[]): Place {
  if (
    place.kind !== 'palette utility' ||
    place.leftAlone !== undefined ||
    place.change.as !== 'utility'
  )
    return place;
  const { before, after } = place.change;
  const name = place.text.slice(before.length, place.text.length - after.length);
  const isOwn = themeFor(place.file, themes)?.sheet.tokens.has(`--color-${name}`);
  return isOwn ? { ...place, leftAlone: `the project itself defines --color-${name}` } : place;
}

/** The places that count. */
export const straysOf = ({ places }: Pick<Audit, 'places'>): Place[] => places.filter(isStray);
