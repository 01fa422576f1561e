const COLORS = ['primary', 'secondary', 'success', 'info', 'warning', 'danger'];

const page = (background) => `<p class="${background}">Text <a href="/">Link</a>
  <span class="text-body-secondary">Muted</span> <code>code</code> <mark>mark</mark></p>`;

const colored = (color) => `<p>
    <button class="btn btn-${color}">btn ${color}</button>
    <button class="btn btn-outline-${color}">outline ${color}</button>
    <span class="badge text-bg-${color}">badge ${color}</span>
    <span class="text-${color}">text ${color}</span>
    <a class="link-${color}" href="/">link ${color}</a>
  </p>
  <div class="alert alert-${color}">alert ${color} <a class="alert-link" href="/">link</a></div>
  <p class="bg-${color}-subtle text-${color}-emphasis">subtle ${color}</p>`;

const nav = (kind) => `<ul class="nav ${kind}">
  <li class="nav-item"><a class="nav-link active" href="/">Active</a></li>
  <li class="nav-item"><a class="nav-link" href="/">Nav</a></li></ul>`;

export const html = `<main>
${['', 'bg-body-secondary', 'bg-body-tertiary'].map(page).join('')}
${COLORS.map(colored).join('')}
${nav('nav-pills')}${nav('nav-tabs')}
<ul class="pagination">
  <li class="page-item active"><a class="page-link" href="/">1</a></li>
  <li class="page-item"><a class="page-link" href="/">2</a></li></ul>
<ul class="list-group">
  <li class="list-group-item active">Active</li><li class="list-group-item">Item</li></ul>
<ul class="dropdown-menu position-static show">
  <li><a class="dropdown-item active" href="/">Active</a></li>
  <li><a class="dropdown-item" href="/">Item</a></li></ul>
<div class="progress"><div class="progress-bar" style="width: 80%">80%</div></div>
<div class="card"><div class="card-header">Header</div><div class="card-body">Words</div></div>
<label class="form-label" for="field">Label</label><input id="field" class="form-control is-invalid">
<div class="form-text">Help</div>
<div class="invalid-feedback d-block">Wrong</div><div class="valid-feedback d-block">Right</div>
<table class="table table-striped table-hover"><tr><td>One</td></tr><tr><td>Two</td></tr></table>
</main>`;
