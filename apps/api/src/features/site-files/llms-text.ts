/**
 * An overview of the site for language models: tools, and what programs can call.
 *
 * @param publicUrl The address of the site, without a closing slash.
 * @see https://llmstxt.org
 */
export const writeLlmsText = (publicUrl: string) => `# Swatchwork

> Color tools for designers and developers: palettes, contrast, harmonies, accessible themes, and files in the formats of design programs. A public API and a server for the Model Context Protocol offer the same to programs.

Colors are sent as six hex digits unless an operation says otherwise; assistants may send any opaque CSS color. No key is needed for 100 requests an hour.

## For programs

- [OpenAPI document](${publicUrl}/api/openapi.json): every operation with schemas, examples and errors
- [Reference of the API](${publicUrl}/api-access): the same for people, with samples to copy
- [MCP server](${publicUrl}/mcp): tools, resources and prompts for assistants, by Streamable HTTP
- [Plugins](${publicUrl}/plugins): themes and palettes in Penpot and Figma
- [oEmbed](${publicUrl}/oembed?url=): frames for the pages of palettes, as JSON

## Tools

- [Palette Creator](${publicUrl}/create-palette): palettes by color theory, edited, exported and saved
- [Explore Palettes](${publicUrl}/explore-palettes): public palettes by words, tags and color
- [Theme Builder](${publicUrl}/theme): light, dark and high contrast from brand colors, with proven contrasts
- [Color Converter](${publicUrl}/color-tools/color-converter): a color in every notation of CSS and print
- [Palette Contrast](${publicUrl}/contrast-check): WCAG contrast of every pair of a palette, and fixes
- [Contrast Audit](${publicUrl}/audit): contrast and stray colors of a project, repairs, a patch for Git, and a report
- [Image Color Picker](${publicUrl}/pick-from-image): the colors of an image

## Optional

- [Learn](${publicUrl}/learn-colors): articles about color
- [Sitemap](${publicUrl}/sitemap.xml)
- [All sitemaps](${publicUrl}/sitemap-index.xml): with every public palette
`;
