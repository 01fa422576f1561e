import { mailTo, newPerson, storedSession, toasts } from '../support/account.ts';
import { creatorOn } from '../support/creator-page.ts';
import { openPage } from '../support/open-page.ts';
import { expect, test } from '../support/test.ts';

test('ROLE-04: somebody registers, saves, edits, deletes, signs out, comes back, forgets the password, leaves', {
  tag: '@core',
}, async ({ page, request }) => {
  const person = newPerson();
  const main = page.getByRole('main');
  const header = page.getByRole('banner');
  const fill = (label: string, value: string) =>
    main.getByLabel(label, { exact: true }).fill(value);
  const press = (name: string) => main.getByRole('button', { name, exact: true }).click();
  const signOut = async (name: string) => {
    await header.getByRole('button', { name }).click();
    await header.getByRole('button', { name: 'Sign Out' }).click();
    await expect(header.getByRole('link', { name: 'Sign In' })).toBeVisible();
  };
  const signIn = async (password: string) => {
    await fill('Email', person.email);
    await fill('Password', password);
    await press('Sign In');
    await expect(page).toHaveURL('/');
  };

  await test.step('register', async () => {
    await openPage(page, '/register');
    await fill('Username', person.username);
    await fill('Email', person.email);
    await fill('Password', person.password);
    await fill('Confirm password', person.password);
    await press('Create Account');
    await expect(page).toHaveURL('/');
  });

  await test.step('save a palette and a color in the creator', async () => {
    const creator = creatorOn(page);
    await creator.open('?colors=FF0000-00FF00-0000FF-112233-445566&name=Signals');
    await page.getByRole('button', { name: 'Save Palette', exact: true }).click();
    await expect(creator.toasts).toContainText('Palette Saved!');
    await creator.star(4).click();
    await expect(creator.toasts).toContainText('Color Saved!');
  });

  await test.step('edit the profile', async () => {
    await header.getByRole('button', { name: person.username }).click();
    await header.getByRole('link', { name: 'Profile' }).click();
    await expect(page).toHaveURL('/profile');
    await press('Edit Profile');
    await fill('First name', 'Ada');
    await press('Save');
    await expect(header.getByRole('button', { name: 'Ada' })).toBeVisible();
  });

  await test.step('delete the palette and the color', async () => {
    await expect(main.getByRole('heading', { name: 'Signals' })).toBeVisible();
    await press('Delete Signals');
    await press('Delete Palette');
    await expect(toasts(page)).toContainText('Palette deleted successfully.');
    await page.getByRole('tab', { name: 'Saved Colors' }).click();
    await press('Delete Color #112233');
    await expect(toasts(page)).toContainText('Color removed from your favorites.');
  });

  await test.step('sign out and in again', async () => {
    await signOut('Ada');
    await expect(page).toHaveURL('/');
    await header.getByRole('link', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/login');
    await signIn(person.password);
    await expect(header.getByRole('button', { name: 'Ada' })).toBeVisible();
    await signOut('Ada');
  });

  await test.step('forget the password and follow the mailed link', async () => {
    await openPage(page, '/login');
    await main.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(page).toHaveURL('/forgot-password');
    await fill('Email', person.email);
    await press('Send the Link');
    await expect(main.getByRole('status')).toContainText('we have sent a link');
    const mail = await mailTo(request, person.email, 'Reset');
    expect(mail.subject).toBe('Reset your Swatchwork password');
    const link = /http\S+#token=\S+/.exec(mail.text)?.[0] ?? '';
    await openPage(page, link);
    await fill('New password', 'battery staple');
    await fill('Confirm password', 'battery staple');
    await press('Change Password');
    await expect(page).toHaveURL('/login');
    await signIn('battery staple');

    await page.evaluate(() => localStorage.clear());
    await openPage(page, '/about');
    await openPage(page, link);
    await fill('New password', 'once again');
    await fill('Confirm password', 'once again');
    await press('Change Password');
    await expect(main).toContainText('This link has already been used or has expired.');
    await openPage(page, '/login');
    await signIn('battery staple');
  });

  await test.step('delete the account', async () => {
    await openPage(page, '/profile?tab=settings');
    await press('Delete Account');
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.getByLabel('Your password', { exact: true }).fill('battery staple');
    await dialog.getByRole('button', { name: 'Delete Permanently' }).click();
    await expect(page).toHaveURL('/');
    await expect(toasts(page)).toContainText('Account Deleted');
    expect(await storedSession(page)).toEqual({ token: null, user: null });
    const login = await request.post('/api/auth/login', {
      data: { email: person.email, password: 'battery staple' },
    });
    expect(login.status()).toBe(401);
  });
});
