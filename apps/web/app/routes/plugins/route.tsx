import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { PageMeta } from '../../meta/page-meta.tsx';
import { usePublicUrl } from '../../meta/use-public-url.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { CopyButton } from '../../ui/copying/copy-button.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { InnerLink } from '../../ui/links/inner-link.tsx';
import { SECTIONS } from './sections.md?sections';

const TEXT = SECTIONS.map(({ title, html }) => `<h2>${title}</h2>${html}`).join('');

export default function PluginsRoute() {
  return (
    <div className="container-page pb-20">
      <PageMeta
        title="Plugins"
        description="Swatchwork in Penpot, Figma and your browser: themes and palettes in the files where you design, and the colors and contrasts of any page."
      />
      <PageHeader title="Plugins">
        Themes and palettes in the files where you design: as tokens, variables, library colors and
        styles. And the colors of any page in your browser.
      </PageHeader>
      <div className="grid items-start gap-6 md:grid-cols-2 xl:grid-cols-3">
        <Penpot />
        <Figma />
        <Extension />
      </div>
      <div
        className="prose mt-12 max-w-[68ch]"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is a file of this folder.
        dangerouslySetInnerHTML={{ __html: TEXT }}
      />
    </div>
  );
}

function Penpot() {
  const address = `${usePublicUrl()}/plugins/penpot/manifest.json`;
  return (
    <PluginPanel
      id="penpot"
      name="Penpot"
      picture="/plugins/penpot.webp"
      alt="The plugin in Penpot: a list of changes, such as Create token set “Acme” with light, dark and high-contrast, with the buttons Apply and Back"
      summary="A theme becomes token sets, and one Penpot theme each for light, dark and high contrast. A palette becomes library colors."
    >
      <li>
        In Penpot, open the plugin manager: <kbd>Ctrl</kbd> + <kbd>Alt</kbd> + <kbd>P</kbd>, or
        Plugins in the main menu.
      </li>
      <li>
        Paste this address, and install.
        <span className="mt-2 flex items-center gap-2 rounded-control border border-outline bg-surface py-1 pr-1 pl-3">
          <code className="min-w-0 grow text-sm break-all">{address}</code>
          <CopyButton
            text={address}
            what="address"
            title="Address Copied!"
            description="Paste it into the plugin manager of Penpot."
          />
        </span>
      </li>
      <li>
        Allow it to read and write libraries and content, and to save files. It needs no other
        permission.
      </li>
    </PluginPanel>
  );
}

const Figma = () => (
  <PluginPanel
    id="figma"
    name="Figma"
    picture="/plugins/figma.webp"
    alt="The plugin in Figma with a selection of six layers: its three colors and how often each is used, the name of the palette, and the button Make color styles"
    summary="A theme becomes variables in three modes, in which roles refer to steps; on a free plan, a collection for each mode. A palette becomes color styles."
  >
    <li>
      Download the plugin, and unpack it.
      <span className="mt-2 block">
        <LinkButton to="/plugins/figma.zip" download reloadDocument>
          <Download aria-hidden="true" />
          Download for Figma
        </LinkButton>
      </span>
    </li>
    <li>
      In Figma’s desktop app, choose Plugins, Development, Import plugin from manifest, and
      manifest.json of the folder.
    </li>
    <li>
      It was tested in the interpreter that Figma uses, but not yet in Figma itself: save a version
      of your file first, and{' '}
      <InnerLink to="/contact" className="underline underline-offset-4">
        tell us
      </InnerLink>{' '}
      what you see.
    </li>
  </PluginPanel>
);

function Extension() {
  const address = usePublicUrl();
  return (
    <PluginPanel
      id="extension"
      name="Browser extension"
      picture="/plugins/extension.webp"
      alt="The extension on a page: tabs for palette, contrast and picked colors, a bar of the colors of the page by their share, and a list of them to choose from"
      summary="Picks many colors in a row from any page, and shows its palette and which of its texts are hard to read."
    >
      <li>
        Download the extension, and unpack it.
        <span className="mt-2 block">
          <LinkButton to="/plugins/extension.zip" download reloadDocument>
            <Download aria-hidden="true" />
            Download for browsers
          </LinkButton>
        </span>
      </li>
      <li>
        In Chrome, Edge or Chromium, open <code>chrome://extensions</code>, switch on Developer
        mode, and choose Load unpacked and the folder. In Firefox, which has no eyedropper for
        pages, open <code>about:debugging</code>, This Firefox, and load manifest.json of the
        folder; it stays until Firefox is closed.
      </li>
      <li>
        Enter the address of this site, where its links will open.
        <span className="mt-2 flex items-center gap-2 rounded-control border border-outline bg-surface py-1 pr-1 pl-3">
          <code className="min-w-0 grow text-sm break-all">{address}</code>
          <CopyButton
            text={address}
            what="site address"
            title="Address Copied!"
            description="Paste it into the extension, under Your Swatchwork."
          />
        </span>
      </li>
    </PluginPanel>
  );
}

type Props = {
  id: string;
  name: string;
  /** The window of the plugin, 320 × 400 pixels in the page. */
  picture: string;
  alt: string;
  summary: string;
  /** The steps to install it. */
  children: ReactNode;
};

/** A plugin: what it makes, how it looks and how it is installed. */
const PluginPanel = ({ id, name, picture, alt, summary, children }: Props) => (
  <Panel aria-labelledby={id} className="grid gap-6">
    <div>
      <h2 id={id} className="text-2xl">
        {name}
      </h2>
      <p className="mt-2 text-muted">{summary}</p>
    </div>
    <img
      src={picture}
      alt={alt}
      width={320}
      height={400}
      className="mx-auto h-auto max-w-full rounded-control border border-line"
    />
    <div>
      <h3 className="text-lg">Install</h3>
      <ol className="mt-2 list-decimal space-y-3 pl-5">{children}</ol>
    </div>
  </Panel>
);
