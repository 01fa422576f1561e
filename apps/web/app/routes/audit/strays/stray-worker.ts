import { type Audit, auditColors, makePlan, type Plan } from '@swatchwork/audit';
import { isRead } from '@swatchwork/audit/sources';

import { answerQuestions } from '../../../workers/ask-worker.ts';
import { type StrayReport, strayReport } from './stray-report.ts';
import type { StrayQuestion } from './use-strays.ts';

/* A Web Worker: the parsers are large, and a project takes seconds, in which the page must not stand still. */

let last: { question: StrayQuestion; audit: Audit; plan: Plan } | undefined;

answerQuestions(
  (question: StrayQuestion, tell): StrayReport => {
    // Another choice of tokens needs no other search.
    if (!last || !isSameProject(last.question, question)) {
      let told = 0;
      const files = question.files.filter(({ name }) => isRead(name) || name.endsWith('.json'));
      const audit = auditColors({ ...question, files }, (count) => {
        if (Date.now() - told < 100) return;
        told = Date.now();
        tell(count);
      });
      last = { question, audit, plan: makePlan(audit) };
    }
    return strayReport(last.audit, last.plan, question.chosen);
  },
  () => 'Stray colors could not be searched because of an error in this page',
);

const isSameProject = (one: StrayQuestion, other: StrayQuestion): boolean =>
  one.files.length === other.files.length &&
  one.files.every(
    ({ name, text }, i) => name === other.files[i]!.name && text === other.files[i]!.text,
  ) &&
  one.folders.join() === other.folders.join();
