/** A bit for each Han character from U+4E00 to U+9FFF that the fonts have, the lowest first, in Base64. */
export const HAN =
  '////////9///+////y/7w+f/////+/////////////8//+//9///f+/7//+/1v//f///7+///f///5//f/9/9//////+' +
  'f/9f7//v/+209+17////77e/fv33e/f+93/e///9/6u9vp////+V9X//+///73/////9/f9/+ff/////bf6v9X//v7/+' +
  '9//717+jv7///f+////7v/f7////3/+96//7/y/////////7v//8e32/f+/9/////+//////////7////vv////b3///' +
  '/f///////77/3///9///Xvf39/9//f3/+/v/6/3////7/9+f9/p///76+v//fv/v7+f3/9+///+/3/q9f3+//1/x37//' +
  '//v+0y//2///////379u///3ve/v/pf+/++//n//vf7f/3/v/fn8///q+f//fzf7/7Q3pve/t/eWuy/zq//f989/b//+' +
  'ff/3N9r/P/X/f/+////33/v/7+///Hvf//z////v/9v////93/+7/3/u3b//f/H/t/tm733+3l5Zz96f3L7/3v//n39/' +
  'b+4jO+Kqvn/VwXuc///8/3/9//////////f/+v//99t///7////9//f///8r///zc///vf//7z/+/b9P56d753+93/n/' +
  '7//7P/LeX++/N79Zz/7fvaqXXtU37nrfe//r////v3+/5+3///3b+9seff3/+83///+9+uNe/3//L5/b////////+/P/' +
  '/3f/+/////+/v+971/+7N/z7//+3/2/9/+T9////Op7vv//vv//v/////v39v/95/8+6/////7/P///e3//z9vZ/L/e/' +
  '3f/9n3z/v7v/7N/f/7/07/P199v////v3t/r33t/X///T/599v//d5nq/v7//7//////n3/P7//v9v///r3//vv3v5//' +
  '/8///79/e+N/XH9+/f/nvv3Z/7/37f/NH/+v8/8/vLnv73/7//+/fr9l/7b//XuHXvt/3vf/vP//7/36/3/+3++7+/r9' +
  '///b36vv8////f9/9///+/5///7//////79757/dbX7f3/Pw/8dfv/+v//377f/+7//7e/L////8//7v////////x9//' +
  '/9f/////3/v3/////3f/u//r995/4d+/7+9//n+//7f7//++///Pn/81f/t/Tvz+//////dn99//6d/du/377///fv9v' +
  'nr7/H/////lf/8/+DB7X3+6X+r/fv+1+V3//tR1PPfz+z+q/mebvyHf9q//+vf//Lu7NH/+//////9/K3Lqm9ff/n/7/' +
  '///P/vX//+9///67/7/+/7///v7//v////3/39/f/O////7v39//9re7p/f////f/vP9/2//f9//f73/++///tf/v///' +
  '+//v3/3v+0n39+z+vf//++93/5zvX///D/3///376f7//////99//73/zfte/08+zxfba/frrqL9y9G3f93/N/X7+/H3' +
  'Y872v/v+/3+f3X+/0buy5vif+XdH+ntZ/97vVvd7/v/z1/efPfH/3x/f/7fjfXDby/P5/Dz99//v+e3//9+//5fmXImH' +
  '8f9//3P162fz33+/fP37t////z/15efv//9/////3+/v/7/1/+96/+////////9////f/z/+/v////b//4///893r2qX' +
  'f9/9z9ed+/Hu3//////9///+//////7+//a//b/3//f8+9/fn9b///////89////dtf+/3///31v///9969u/9f7/9/X' +
  '//v/9P53+/3///Tn//9/n/+x+n/Vtfb7+q067v79/l/9b/P3/+/6vf+///92e//U1ML3+v+6t3//6l//3/vV/+73Wk/e' +
  '839////f+//3q57f///+v//fO+/fv3f1/7/Tfe1/s9/r/P///fPj/u9v9+f/Lf/5a/dp//z/7v7/v/P//99/z/3/////' +
  '/3899fb//vX6//////c//5/fLnP3//ff//7K+///7/+3//+78j1+/v//+/f/7/+/9/z39b/9X/2v/////2/3//n7/+79' +
  '7+////r/3f3////9//9/v//+tw+v+O/7//77bXfv5v/p+873f////+/v//+//+/v//3///+//////b//v7//b7/j7//7' +
  '//73V7Nr3Tbv69sf/v////Pz9/v/XTxUz1/n//v/22j/9/729//19n/7//9//v//////v/f3ff/H4/ub/3/Na3/9T33t' +
  'b//+/7//f/////3/3v//X/nK0rf97d/vn+/f///////3/f///+/b////+v2e/f+//f//3///qf39b37/3f//97f/e7kn' +
  'r9/7+vz6O///rvvg5+6f//7/t7d7/fpqpxb/9/9P9v/V3739ULv9/r78/2//7/c/v93v85+bu/f/2feG7mm3c2fY3vXs' +
  '30+Wp3G3Z/D//5/a7/6HP34127//h//+v9/58h9//e+/1y7Dlv6t+6qjf/X3/f57qcet+yru819n3v/8/u/+7n/fjmFn' +
  'Hn///v8//6fq96nN/1Vts/X//377/5G/89f+ff/7Lf9v/7L03n/8v/zvv/ud85b9tPff93Xoqlqjv9f//f+++n3rY//5' +
  '737/3v2+/9f7993b3L///Nd9/9f3/Nv+R3mJ0n7z3t9NvtfzO/x9/v///fd///////v////9///////n4t/7L14/aF/k' +
  'fh37n//dv//vfn7fv7f9uv/f+f////9//3v//3/7rDYtc9JJm77f/d3z7rqf/7/y31Phz//7N9f/P/7fs/fev64/f+7+' +
  'b177/ZacHGmHf62f/f/r//nf//a+8f77f//+7/v//+v///f9v/997/9/f///79/3/t/+/v97//P1t7/fq29v139vute/' +
  '//6t9fF1M/VXrerXNsj/33++9v///n7/Xd7/f/3/////+vfj//t3/3P6//v3///r//f79///5+6////u/+//v7v7/9+/' +
  '36k3/////13//////f979/e9/X3f/////z/L+/dB+y+e4////+9+7T81Pt+v/f/////////////////////v//////9/' +
  '//////////+938P9/97z//9X//8/f/d37////////nbV/v//+//5/lf9/X7v8///199/+/5m/w2P387/51v+nyVfb9/n' +
  '7///f9q/8+v3/235/vf/f9970/7/z//1/9d7+b178P/+T+yd+/////v/9+/f//zdf//v/39wrHf//9dZvv/vf7f77//3' +
  '9/vt//t6/T+3epN//8d+N/s+3U/e3+n/Wb989r08/vv////v/7f19/9/2f/b//6+rn/7Xb/t/74+//vz3W///KP77//k' +
  'xX+X28vH/6u+77+nVb9////n7277x93/u2/lne//99//a/6/+f779+7a3TLMW+f5Sp2d/v5HH/I//s1c2ObsBzbeNr/f' +
  'h/jG7esd94R0Z/9v/+/v///q3d9/K///2e/pdv+7/9r7f/+19//7jOv/jseelv76/P/3z/fvpPv/9////x/w1x8BAAAA' +
  'AAA';

/**
 * The other Han characters that the fonts have, in Base64: of each how far it is from the one before, in seven
 * bits a byte, the highest first; the last byte has its eighth bit set.
 */
export const HAN_BEYOND =
  'XYCBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgoGBgYKBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGB' +
  'gYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBCpCDgaGFgoaBi4iBgYKYhIKJh4OBioqB' +
  'g4+KhoeFhoGTgYOFgoiNi5mfk4KGhIGDgoOHgYKCg4KBjI6FgYiBhIGChZKChIKDhISEhIGCgZOBgYGHg4eEi4SCiYKI' +
  'iISFiYGBgYSRgpmHkIWDgYiDhYGBhIGEhIOFgoGBgoGHhIGCh4SBg4GPjIKFgoOPhoGCh4GDgoGHhoOegYmBg4aYiomZ' +
  'hYOVjIaKgoSDgoOPioeNgoeCiJyFgpKrgYeFlomFg6aOjIODjYuNjpaMiYiJgYiHgoaDlKSGg4eMg4ODgoORgZGBipeH' +
  'hYWCiIGHhZKSlJKHh4uBh4KKhoKBgoaTi4GChomKhImWiI2EgYWEgYSHgYWIgYOIg5KGgoSBgYmKho+EgoGBmYKChIOO' +
  'rre4iIKEgYSGj4SigYGKgZOBiYuGgoOOg4KFgYWGiIiDgoWCiYuGgoeLgYaBgoOBhoGHjIGDiIGDhYGIgZSlgYOFjYuG' +
  'goyPh4qUgYGDhIeHg4WDgoSBhYGDgYODgYWCgoGEg4GGgoOBhIKBh424hIGBioqFg4KFl5uDj4iBjoWJiIyBioWUnIyO' +
  'hIGKg4WFgqKVjIeEiZCHmYKIgYGBhIWjgZaHlISFgo6Dgo+igouFhoWMi4eBgYSGjoeDkp2ghIaMhJKHgY6ThIOKkIeX' +
  'h4GGiKGYq6mDoIeYho6BgoKPgYaEh4SFhoOIpoibhJWChIqBgo6DhIaBgoOCiYaJgYGCg4WBgYGIj4GEgYKCiYWCiIKH' +
  'hYOFgoKEjoGDg4SFgYiDioGCi5iJjYWGnIuEgZmDiYGFgqqaipWGoY2BjJSBpYKVh4WHhJOOioGVmJyOr5GHh4mDi4uI' +
  'mY2Kj5SqkoGHm42QhoeMi42HhYOCgYWHgoeMgpKFiJeYhomvhoKTiouOh4WM4Y6QhISVk5uRiYeMi4GDtIGCiYOQgoOD' +
  'gYaggYKCiIiWnIOHiYmShoODgoeQhJKKhIKEhJ6BioKHjYmEkIGLmoKHpMKBkoiLAljygYKCgYuCgoGDgYEEC+KWnYiI' +
  'mp6BgoGKjoKMmoGBgYSdh5eCisDKgoWClpOekoiHgaWimYGkhYKXiIGlpZuGloSBgaqNgYGBn4eOlIKqhIOXgYurm6KH' +
  'g4GRtKWCi7aIx5eMgpCHhoWBiYGLpoSEgY6IpqD2oqOeqs+/pY65xpy5iI2xpYOImcqqv5SLm6qOi4a6kPKQiYGOiIeF' +
  'l4mQhIyCk5SGgYaBgZCSkoGEkYmGmYOXhIGBgYeQkpaTiYGTgYGBgYOBgYqXgoOIgoGXhouLlpmjhYGDgYGBgYWHr5iJ' +
  'hoKBgYGBgYGRiYGChYWIgYGKoYGFm4GBgaKJh4GCgYqRk4Wpg52HgYGGo4uBgYGniYGxjZOGgYGBg42Oh5eLgYGGgYGG' +
  'hJGQgYG5jIKIg4exh9Kou4GShp+HgayBh6eMgZmBhIGBgZabhIqxgZiKhKiBgaeRlYOOm5OCgZiBnI2fspX6i5TBs4mG' +
  'pYmasaKEgoaBgZGCioeBgZKBgYKIh4OWlIGBhpWVgYGBgYGCgbeFgYGBgYGOhJKBgYGDkIaBgoGBgYGkiIGBg4yBgYWF' +
  'jYyDgYGBk4SIgYGZgYGBgZuBgZKFgYGBoYmBgYuBgYOHhoWUiZSSkoSDhY6tmJink4eRhpgB4f2B6KyasoOHAYGYgY2L' +
  'hJaYgoqFlYGDkIePi46jh5CBg4bMm4SgjbqGicyMqIPHksuEtZytta6xmIeBpqCCxZDkAaKDhAGIkJOHo+uMmoafjIWI' +
  'g6GmiJWkuaKPy5KBj72SnILbgYGBnIKHhIvLjJWegZi22ISBkbqClLavk5aYhJWPhAHT0peGkYKmlJ2Eg4mBmrykhM+H' +
  'goGRlIWEjaaThoiJhYuEg76BirKIm6aIi4OBk6qNn6mMtpOovAGF2JeIyJGHm5eBkKmFnqm6wIWigY6DjYGEgaGLgoGB' +
  'lpaKgoGBgaKIhJ+IgaGBgaWOgZ+KldPCmISCgYKFhIGFgo6BhIGEgr+LgYWBlIqD8oG0l6GJja2BhIOfiYmBgaSNl4Oe' +
  'gYGChIeShpiXkIiHjaWPlYmKhoSNgpCkgYKboZqGk4GBkIqOpZaDA4UB1o+0k4ygwAKJnJqBgZqCh4mBgbOBgYGBjrKb' +
  'o5GngYGBgYGBgZaQlYGBjIubgYGBgYGIz4GBga6GmKCBgYGBgbmMiZedgYGBgY2lg4mFpoGBgYGBoaiBgYGBjoyuhoGB' +
  'hIWzmIuXgYuKpoGEioeBgYWDgpaDqYGBh4mRh5Wagp2wi4OdgYGMj4KQmoKIgaSMk42alJqBgYGnioaggYSPmYGIhoyx' +
  'gaSBmJSBsYOShYOvnNfQ0JGBu4+jjq+yn4rg0ZGhkd+U04eBgYGIhIGBi4qBgpaEgYqBgYGBgZ+BkYGBhYSDhoGBgYGB' +
  'gYGFkIOCgoGBioGBgYGKi4qEgYSCh4GJgYGBgpOEgYKMgYGBgYGBgYGBlISDhYOBgYGBjIiBgYqGgYGBkoeBgYGOgYGB' +
  'ioGBh4GBhIeDh46Dh6bHmIEBhpSNAYiBqpCtjYEBpLKBmYqphJWaoZqC586mhJGDj4+KsLqeiIPIAYWJnbWBq6SWgoGB' +
  't4KBq4TJrpG2g4IChoyJgYGWpoKgjL+1o4SKnIGBgYSDgZuDi5iSnIaFpbCcroSSzpOQl4iYtIG3i5OYgYH2hpWC1JaD' +
  'osOQ1piIiAGAwYeSgaiMgYWIAYOVqYGBkp6EmYWbqYGZgayTnIG9opCT1oiY1aCbjYyDnIGBo5aGlYGQsomokfiMgYGZ' +
  'kYuKiJ+YhJ+UjYHIlZ+4gYGB0YGEq8W2iYmBhZbK5ZaBhe23g4qOgYG4n5uEgYSL+uCujZLTlNixgYGEpY6Umoek2JqB' +
  'mNCqmJCagom0lo2kg5WTmJ6qj42olYikj4GGjo+BhrSryIaFiYKOhaiBgYGImo2UgYaWjbeqiJeBha2LgYGBgZyGk4GF' +
  'g4OOjMWBgYGBgYGBgaejrIGBgYGBgYGHro6BhZCFgouugoGBgaCJhIWNhIOOt4GBgYGBgYHPzYGgi4KdoIGXgYGWvYeB' +
  'taWBgZ6FnoSEkYOBmYGSq4GQ2M7MmYWGp4Sw7MjAgaOBkZKnh7SCAe6vvYSZgYmFiIGcgYecgYGtj4H6gZSSgYuRjKaB' +
  'xwGMmK2VltzDk4ublKmgjYSwlYagi7mBtpKFjaCBgY6dzouJqIWeqrDFh43qpIGSjZGLiYidn7S9guD/AYnCiYeVhYGk' +
  'u4eGq4KBqoGLuqGOkpqmjcuRgryhhYaZspWRk5KXi6uIkI3Dv4bDk4SHj9qlu4GugdyBn4yMi5qW74GHipuBjpSVhAHx' +
  'pwHippOCgY2OhIOBgZGJgYGfgoGNgoGBhJyCg4KBg4GRgYGBk4eIh4SJhI2BgYGBgYGBgY6Bl5CBgZaBgYGkhoWBgYGP' +
  'gYGBgYGBgYGFkpCHjoGJgYGCl4aCgpOBgYGGo4qDgZyIgYOPg4KBjYGBgYGBg4aKhIaTgYaDhYWJggGPg4WLs6S9qKDC' +
  'lIiIl4OsgaOOlYaBpo6Ei7wBk7MBgY+DiJyBgY+kgYeBoIOskY6DkqyMrZYBtZEC7IOTjInIwImBi4IBt5KIl4iSiwGL' +
  '8amHkp4BhLzHzaKLmYeJiYKqloKBgZSNs6aG36WlAZOJAccBnroBkY2PopyDwJuQj5iQjJ+iooSTgZeOj6uNAYeXiYe2' +
  'hpXThbKojIaFgYWJnJCBnMCCgZiJgaqWq5PgjJOCgoSDoqDSu53Ex4OkAuuFppCBmJiYkc6JBrQImRLHi4KHgomRgYWG' +
  'h4KDhpiDjoyGg4aYnYqDOqoatAXxA4E';
