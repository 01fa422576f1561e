import { Download } from 'lucide-react';

import { PageMeta } from '../../meta/page-meta.tsx';
import { usePublicUrl } from '../../meta/use-public-url.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { CopyButton } from '../../ui/copying/copy-button.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { InnerLink } from '../../ui/links/inner-link.tsx';
import { PluginPanel } from './plugin-panel.tsx';

export default function PluginsRoute() {
  return (
    <div className="container-page pb-20">
      <PageMeta
        title="Plugins"
        description="Swatchwork in Penpot and Figma: themes as tokens and variables, palettes as library colors and styles, with a list before anything changes."
      />
      <PageHeader title="Plugins">
        Themes and palettes in the files where you design: as tokens, variables, library colors and
        styles.
      </PageHeader>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Penpot />
        <Figma />
      </div>
      <section aria-labelledby="both" className="prose mt-12 max-w-[68ch]">
        <h2 id="both">What both do</h2>
        <ul>
          <li>
            They take a link to a <InnerLink to="/theme">theme</InnerLink> or a palette, a list of
            colors, or a file of any format that Swatchwork reads.
          </li>
          <li>
            Of what you select they show the colors as a palette, the contrast of texts with the
            nearest fix, and the colors of pictures; and they put tokens, variables or styles in the
            place of plain colors.
          </li>
          <li>They show every change before it happens, and take all of it back as one step.</li>
          <li>Run a second time, they change nothing; run with new colors, only those.</li>
          <li>
            Unasked they touch only what they made. What you made, renamed or copied stays yours.
          </li>
          <li>They need no account, and send nothing anywhere.</li>
        </ul>
        <h2>Browser extension</h2>
        <p>
          Coming soon: pick a color from any page, and open it here. Until then, the color fields of
          Swatchwork have the eyedropper of your browser, where it has one.
        </p>
      </section>
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
      summary="A theme becomes token sets, and a Penpot theme each for light, dark and high contrast. A palette becomes library colors."
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
      <li>Allow it to read and write libraries and content. It asks for nothing else.</li>
    </PluginPanel>
  );
}

const Figma = () => (
  <PluginPanel
    id="figma"
    name="Figma"
    picture="/plugins/figma.webp"
    alt="The plugin in Figma: a field for a link, colors or a file, a name, and the choice between variables in three modes, a collection for each mode, and color styles"
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
      It is tried in the interpreter that Figma uses, but not yet in Figma itself: keep a version of
      your file, and{' '}
      <InnerLink to="/contact" className="underline underline-offset-4">
        tell us
      </InnerLink>{' '}
      what you see.
    </li>
  </PluginPanel>
);
