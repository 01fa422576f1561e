import { colorList, inSpace, xmlPlist } from './color-lists.ts';

/** Small palettes in formats that are read but not written, for tests, fuzzing and the hostile search. */
export const READ_ONLY_TEXTS = {
  clr: xmlPlist(colorList([['Foam', inSpace('1 0 0 0.5', { NSSpaceID: 12 })]])),
  android:
    '<?xml version="1.0"?><resources><!-- Sea --><color name="sea_1">#80FF0000</color> <!-- Foam -->\n<color name="top">@color/sea_1</color><dimen name="d">1dp</dimen></resources>',
  soc: '<?xml version="1.0"?><office:color-table xmlns:office="o" xmlns:draw="d"><draw:color draw:name="Sea &amp; foam" draw:color="#3b82f6"/></office:color-table>',
  scribus:
    '<SCRIBUSCOLORS Name="Sea"><COLOR NAME="Foam" RGB="#3b82f6" Spot="1"/><COLOR CMYK="#ff000000" NAME="Deep"/><COLOR NAME="L" SPACE="Lab" L="50" A="10" B="-10"/></SCRIBUSCOLORS>',
  corel:
    '<palette name="Sea"><colorspaces><cs name="Spot1"><color cs="LAB" tints="0.5,0.5,0.5"/><color cs="RGB" tints="1,0,0"/></cs></colorspaces><colors><page><color cs="CMYK" name="Deep" tints="1,0,0,0"/><color cs="Spot1" tints="1"/></page></colors></palette>',
  coolors: '<palette><color name="Sea" hex="3b82f6" r="59" g="130" b="246" /></palette>',
  kde: '[ColorEffects:Disabled]\nColor=56,56,56\nColorAmount=0\n\n[Colors:View]\nBackgroundNormal=35,38,41\nForegroundLink=29,153,243,128\n\n[General]\nName=Sea Dark\n',
  paintNet: ';paint.net Palette File\n;Palette Name: Sea\n803B82F6\nFF000000\n',
  hexes: 'ff3b82f6\nff000000\n',
  named: '363732, Black olive\nda70d6, Orchid pink\n',
  sketch:
    '{"compatibleVersion":"2.0","pluginVersion":"2.22","colors":[{"name":"Sea","red":0.2,"green":0.4,"blue":1,"alpha":0.5}],"gradients":[{}],"images":[]}',
  colorSet:
    '{"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"0.5","green":"0x80","blue":"128","alpha":"1.000"}}},{"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}],"color":{"color-space":"display-p3","components":{"red":"1.0","green":"0.0","blue":"0.0","alpha":"1.0"}}}],"info":{"version":1,"author":"xcode"}}',
  studio:
    '{"global":{"red":{"500":{"value":"#ff0000","type":"color"}},"gap":{"value":"4","type":"spacing"}},"light":{"danger":{"value":"{red.500}","type":"color"},"soft":{"value":"rgba({danger}, 0.5)","type":"color"},"lost":{"value":"{blue.1}","type":"color"}},"$themes":[],"$metadata":{"tokenSetOrder":["global","light"]}}',
  dictionary:
    '{"color":{"brand":{"red":{"value":"#ff0000"},"alias":{"value":"{color.brand.red.value}"}},"size":{"value":"4px"}}}',
  figma:
    '{"status":200,"meta":{"variables":{"V:1":{"id":"V:1","name":"sea/500","variableCollectionId":"C:1","resolvedType":"COLOR","valuesByMode":{"1:0":{"r":0,"g":0,"b":1,"a":1},"1:1":{"r":1,"g":0,"b":0,"a":1}}},"V:2":{"id":"V:2","name":"text/link","variableCollectionId":"C:1","resolvedType":"COLOR","valuesByMode":{"1:0":{"type":"VARIABLE_ALIAS","id":"V:1"}}},"V:3":{"id":"V:3","name":"gap","variableCollectionId":"C:1","resolvedType":"FLOAT","valuesByMode":{"1:0":4}}},"variableCollections":{"C:1":{"id":"C:1","name":"Theme","defaultModeId":"1:0","modes":[{"modeId":"1:0","name":"Light"},{"modeId":"1:1","name":"Dark"}]}}}}',
  figmaPlugin:
    '{"version":"1","collections":[{"name":"Base","modes":[{"name":"Light","variables":[{"name":"red","type":"color","isAlias":false,"value":"#ff0000"}]},{"name":"Dark","variables":[{"name":"red","type":"color","isAlias":false,"value":"#880000"}]}]},{"name":"Theme","modes":[{"name":"One","variables":[{"name":"danger","type":"color","isAlias":true,"value":{"collection":"Base","name":"red"}}]}]}]}',
  sass: '$sea-map: ("foam": #fff, "deep": (500: rgb(1, 2, 3), 600: $x)); // map\n$list: #f00, tan;\n',
  rules:
    '/* Color Theme Swatches in Hex */\n.Sea-1-hex { color: #3B82F6; }\n/* Color Theme Swatches in RGBA */\n.Sea-1-rgba { color: rgba(59, 130, 245, 1); }\n.box { border: 1px solid #fff }\n',
  swift:
    'import SwiftUI\n\n// Sea\nenum SeaPalette {\n    static let color1 = Color(.sRGB, red: 59.0 / 255, green: 130.0 / 255, blue: 246.0 / 255, opacity: 0.5) // Foam\n}\n',
  dart: 'const deep = Color(0x803B82F6);\nfinal foam = Color.fromARGB(255, 59, 130, 246);\nfinal x = Color.fromRGBO(59, 130, 246, 0.5);\n',
  base16: 'system: "base16"\nname: "Sea"\npalette:\n  base00: "#3b82f6" # note\n  base01: 001122\n',
  putty:
    'Windows Registry Editor Version 5.00\n\n[HKEY_CURRENT_USER\\Software\\SimonTatham\\PuTTY\\Sessions\\Sea]\n"Colour0"="59,130,246"\n',
  konsole:
    '[General]\nDescription=Sea\nOpacity=0.9\n[Color0]\nColor=59,130,246\n[x]\npalette = 0=#fff\nc = ["#fff", 0xaabbcc]\n',
  cpt: '# COLOR_MODEL = RGB\n0 59/130/246 1 blue ;Sea\n1 0 0 0 2 9 9 9\nB 0-1-1\nN 127\n',
  colorMap: 'ncolors=2\nmap = [[0.2, 0.5, 0.9],\n[1e-3 1 .5] Sea\n',
  markdown:
    '# Sea\n\n| Name | Hex | RGB |\n|---|:-:|---|\n| **Sea** | `#3b82f6` | 59, 130, 246 |\n',
  table: 'Name;"Red (0-255)";Green;Blue;Alpha\n"a ""b""";59;130;246;50%\n',
  iterm:
    '<plist><dict><key>Ansi 0 Color</key><dict><key>Red Component</key><real>0.2</real><key>Green Component</key><real>0.5</real><key>Blue Component</key><real>0.9</real><key>Color Space</key><string>P3</string></dict><key>k</key><string>0.1 0.2 0.3 1</string></dict></plist>',
  textmate:
    '<plist><dict><key>name</key><string>Sea</string><key>settings</key><array><dict><key>scope</key><string>a</string><key>settings</key><dict><key>foreground</key><string>#3b82f680</string></dict></dict></array></dict></plist>',
  tableau:
    '<workbook><preferences><color-palette name="Sea" type="regular"><color>#3b82f6</color></color-palette></preferences></workbook>',
  qgis: '<!DOCTYPE qgis_style><qgis_style><colorramps><colorramp type="gradient" name="Sea"><Option name="color1" value="59,130,246,255"/><prop k="color2" v="0,0,0,255"/><Option name="stops" value="0.5;1,2,3,255:0.6;4,5,6,7,rgb:0,0,0,1"/></colorramp></colorramps></qgis_style>',
  office:
    '<a:clrScheme name="Sea"><a:dk1><a:sysClr val="windowText" lastClr="000000"/></a:dk1><a:accent1><a:srgbClr val="3B82F6"><a:alpha val="5"/></a:srgbClr></a:accent1></a:clrScheme>',
  drawing:
    '<svg><title>Sea</title><style>.a, #b{fill:#3b82f6;opacity:50%} /* c */ @media print{.a{stroke:var(--x, red)}}</style><g fill="tan" fill-opacity=".5"><path class="a" style="stroke:rgb(1,2,3)"/></g><stop stop-color="red"/></svg>',
  commented:
    '// Sea\n{ "colors": [{ "rgb": [59, 130, 246], "opacity": 50, "shades": [{ "h": 1, "s": 2, "l": 3 }] }], /* x */ "field": "tan", }',
} as const;
