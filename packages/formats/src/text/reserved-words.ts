/** Words of Swift, of which its compiler takes none as a name without backquotes. */
const SWIFT =
  'any as associatedtype await break case catch class continue default defer deinit do else enum extension fallthrough false fileprivate for func guard if import in init inout internal is let nil open operator precedencegroup private protocol public repeat rethrows return self static struct subscript super switch throw throws true try typealias var where while';

const KOTLIN =
  'as break class continue do else false for fun if in interface is null object package return super this throw true try typealias typeof val var when while';

/** With those that every class of Dart has already. */
const DART =
  'abstract as assert async await base break case catch class const continue covariant default deferred do dynamic else enum export extends extension external factory false final finally for function get hashcode if implements import in interface is late library mixin new nosuchmethod null operator part required rethrow return runtimetype sealed set static super switch sync this throw tostring true try typedef var void when while with yield';

/** Behind the sign of variables of Less, these are rules of CSS. */
const AT_RULES =
  'apply arguments charset config container counterstyle customvariant document fontface fontfeaturevalues import keyframes layer media namespace page plugin property reference rest scope source startingstyle supports tailwind theme utility variant viewport';

const JAVASCRIPT = 'constructor prototype';

/** Words that are no names in at least one of the languages, in lower case without hyphens. */
export const RESERVED: ReadonlySet<string> = new Set(
  [SWIFT, KOTLIN, DART, AT_RULES, JAVASCRIPT].flatMap((words) => words.split(' ')),
);
