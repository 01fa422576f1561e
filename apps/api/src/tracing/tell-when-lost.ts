import { ExportResultCode } from '@opentelemetry/core';
import type { SpanExporter } from '@opentelemetry/sdk-trace';
import type { BaseLogger } from 'pino';

/** The same exporter, of which the log hears once when the collector is lost, and once when it is back. */
export function tellWhenLost(exporter: SpanExporter, log: BaseLogger): SpanExporter {
  let isLost = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const hasFailed = result.code === ExportResultCode.FAILED;
        if (hasFailed && !isLost) log.warn({ err: result.error }, 'Traces cannot be sent');
        if (!hasFailed && isLost) log.info('Traces are sent again');
        isLost = hasFailed;
        done({ code: ExportResultCode.SUCCESS }); // it has been told
      });
    },
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  };
}
