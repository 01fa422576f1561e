import { ApiError, type Client } from '@swatchwork/client';
import { REPORT_REASONS, type ReportReason } from '@swatchwork/contract/constants';

import { plainText } from '../api/plain-errors.ts';

/** What can be reported. */
export type Reported = 'palette' | 'theme' | 'project';

/** The call that reports one. */
type Report = Client['palettes']['report'];

/** The answer of the page's action. */
export type ReportResult = {
  /** Thanks for a report. */
  message?: string;
  /** Why it was not stored. */
  error?: string;
  /** What was typed, to fill the form again in a page without JavaScript. */
  text?: string;
};

export const NOT_SENT = 'Your report could not be sent right now. Please try again later.';

const isReason = (value: string): value is ReportReason => Object.hasOwn(REPORT_REASONS, value);

/** Sends the form of a report, and describes the result in words. */
export async function sendReport(
  kind: Reported,
  report: Report,
  form: FormData,
): Promise<ReportResult> {
  const textOf = (field: string) => String(form.get(field) ?? '');
  const reason = textOf('reason');
  // Browsers send the line breaks of a text area as CR LF.
  const text = textOf('text').replaceAll('\r\n', '\n');
  if (!isReason(reason)) return { error: 'Please choose a reason.', text };
  try {
    const body = { reason, ...(text.trim() && { text }) };
    return await report(encodeURIComponent(textOf('id')), body);
  } catch (error) {
    const isGone = error instanceof ApiError && error.status === 404;
    return { error: isGone ? goneOf(kind) : (plainText(error) ?? NOT_SENT), text };
  }
}

const goneOf = (kind: Reported) => `This ${kind} is no longer public.`;
