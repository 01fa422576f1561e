import { createSSRApp } from 'vue';

import ShopPage from './ShopPage.vue';

createSSRApp(ShopPage).mount('#app');
