import type { AccountClient, AdminClient, Client, ProjectClient } from '@swatchwork/client';

/** A palette of a list. */
export type PaletteEntry = Awaited<ReturnType<Client['palettes']['get']>>;

/** An article of the blog and the learning hub. */
export type Article = Awaited<ReturnType<Client['blog']['list']>>[number];

/** The color of a day. */
export type ColorOfTheDay = Awaited<ReturnType<Client['colorOfTheDay']['get']>>;

/** The account of the signed-in visitor. */
export type User = Awaited<ReturnType<AccountClient['me']>>;

/** The answer of a login: the account and its token. */
export type SessionAnswer = Awaited<ReturnType<AccountClient['login']>>;

/** A favorite color. */
export type SavedColor = Awaited<ReturnType<AccountClient['colors']>>[number];

/** A theme that an account keeps. */
export type SavedTheme = Awaited<ReturnType<Client['themes']['saved']['get']>>;

/** A project with what the visitor may see of it, a part of it, and a project in a list. */
export type Project = Awaited<ReturnType<ProjectClient['get']>>;
export type ProjectItem = Project['items'][number];
export type ProjectSummary = Awaited<ReturnType<ProjectClient['list']>>[number];

/** An event in the activity of an account. */
export type Activity = Awaited<ReturnType<AccountClient['activity']>>[number];

/** What a moderator did to the palettes or the account of the visitor. */
export type Notice = Awaited<ReturnType<AccountClient['notices']>>[number];

/** A key of the public API as it is listed, and as it is shown once. */
export type ApiKey = Awaited<ReturnType<AccountClient['keys']>>[number];
export type NewApiKey = Awaited<ReturnType<AccountClient['createKey']>>;

/** A device that is signed in. */
export type Session = Awaited<ReturnType<AccountClient['sessions']>>[number];

/** The state of an instance of the site. */
export type Status = Awaited<ReturnType<AdminClient['status']>>;

/** Likes of one palette within an hour, some of which look fraudulent. */
export type LikeBurst = Awaited<ReturnType<AdminClient['moderation']['queue']>>['bursts'][number];

/** A palette as moderators see it, a theme or a project, and an entry of the audit trail. */
export type ModeratedPalette = Awaited<ReturnType<AdminClient['moderation']['find']>>;
export type ModeratedShared = Awaited<ReturnType<AdminClient['moderation']['findShared']>>;
export type ModerationAct = Awaited<ReturnType<AdminClient['moderation']['act']>>;
