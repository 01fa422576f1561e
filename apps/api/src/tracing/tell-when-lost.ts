import { ExportResultCode } from '@opentelemetry/core';
import type { SpanExporter } from '@opentelemetry/sdk-trace';
import type { BaseLogger } from 'pino';

/** Wraps an exporter: the log gets one line when the collector is lost, and one when it is back. */
export function tellWhenLost(exporter: SpanExporter, log: BaseLogger): SpanExporter {
  let isLost = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const hasFailed = result.code === ExportResultCode.FAILED;
        if (hasFailed && !isLost) log.warn({ err: result.error }, 'Traces cannot be sent');
        if (!hasFailed && isLost) log.info('Traces are sent again');
        isLost = hasFailed;
        done({ code: ExportResultCode.SUCCESS }); // the failure has been logged
      });
    },
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  };
}
