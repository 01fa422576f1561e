import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

/** The routes of a feature: they speak HTTP, and leave the rest to its service. */
export type Routes<Service> = FastifyPluginAsyncZod<{ service: Service }>;
