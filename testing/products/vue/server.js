import { readFileSync } from 'node:fs';
import { acceptBrand, MODE_SCRIPT, themeCss } from '@swatchwork/theme/products';
import express from 'express';
import { createSSRApp } from 'vue';
import { renderToString } from 'vue/server-renderer';

import ShopPage from './ShopPage.vue';

const page = readFileSync('dist/client/index.html', 'utf8');
const app = express();
app.get('/', async (request, response) => {
  const answer = acceptBrand(request.query.brand ?? '#0A66C2');
  if (answer.verdict === 'refused') {
    return response.status(400).type('text').send(answer.error.message);
  }
  const theme = `<script>${MODE_SCRIPT}</script><style>${themeCss(answer.theme)}</style>`;
  const body = await renderToString(createSSRApp(ShopPage));
  response.send(page.replace('<!--theme-->', theme).replace('<!--body-->', body));
});
app.use(express.static('dist/client'));
app.listen(process.env.PORT);
