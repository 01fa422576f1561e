// POST / with a JSON body, answered by Node alone: the minimum work of any server.
import { createServer } from 'node:http';

import { parseColor } from '@swatchwork/color';

import { convertColor } from '../../apps/api/src/features/colors/colors.service.ts';
import { announce } from './announce.ts';

const server = createServer((request, response) => {
  let text = '';
  request.setEncoding('utf8');
  request.on('data', (chunk) => {
    text += chunk;
  });
  request.on('end', () => {
    const { hex } = JSON.parse(text);
    const body = JSON.stringify(convertColor(parseColor(hex)!));
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
    });
    response.end(body);
  });
});

server.listen(0, '127.0.0.1', () => announce(server));
