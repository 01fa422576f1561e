import { PageMeta } from '../../meta/page-meta.tsx';

export default function HomeRoute() {
  return (
    <>
      <PageMeta title="Free colour tools" description="Free colour tools." />
      <h1 className="container-page py-10 text-5xl">Free colour tools</h1>
    </>
  );
}
