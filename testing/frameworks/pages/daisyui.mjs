const BRANDS = ['primary', 'secondary', 'accent'];
const STATUSES = ['info', 'success', 'warning', 'error'];

const button = (color, style) =>
  `<button class="btn btn-${color} ${style}">${color} ${style}</button>`;

const colored = (color) => `<p>${button(color, '')} ${button(color, 'btn-outline')}
  <span class="badge badge-${color}">badge ${color}</span>
  <span class="bg-${color} text-${color}-content">on ${color}</span>
  <span class="text-${color}">text ${color}</span></p>`;

const status = (color) => `${button(color, 'btn-soft')}
  <div class="alert alert-${color}">alert ${color}</div>
  <div class="alert alert-${color} alert-soft">soft ${color}</div>
  <div class="alert alert-${color} alert-outline">outline ${color}</div>`;

const page = (level) => `<p class="bg-base-${level}">Text <a class="link" href="/">Link</a>
  <a class="link link-primary" href="/">primary</a></p>`;

export const html = `<main>
${['100', '200', '300'].map(page).join('')}
${[...BRANDS, ...STATUSES].map(colored).join('')}
${STATUSES.map(status).join('')}
${button('neutral', '')} <button class="btn">btn</button>
<button class="btn btn-ghost">ghost</button> <button class="btn btn-link">link</button>
<div class="card bg-base-100"><div class="card-body"><h2 class="card-title">Title</h2><p>Words</p></div></div>
<ul class="menu bg-base-200"><li><a href="/">Item</a></li><li><a class="menu-active" href="/">Active</a></li></ul>
<span class="badge">badge</span> <div class="alert">alert</div>
<div class="chat chat-start"><div class="chat-bubble">Bubble</div></div>
<p style="background: var(--color-brand); color: var(--color-brand-content)">Brand</p>
</main>`;
