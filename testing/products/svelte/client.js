import { hydrate } from 'svelte';

import ShopPage from './ShopPage.svelte';

hydrate(ShopPage, { target: document.getElementById('app') });
