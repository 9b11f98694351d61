// Shows what the portal sends to an operator's browser while no page of the console is open. It keeps nothing and answers no request.
self.addEventListener('push', (event) => {
  const { title, text, href, tag } = event.data?.json() ?? {};
  if (!title) return;
  event.waitUntil(self.registration.showNotification(title, { body: text, tag, data: { href } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { href } = event.notification.data ?? {};
  // Only pages of this console are opened, whatever a message says.
  const target = new URL(href ?? '/', self.location.origin);
  if (target.origin !== self.location.origin) return;
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then(async ([open]) => {
      if (!open) return self.clients.openWindow(target.href);
      await open.navigate(target.href);
      return open.focus();
    }),
  );
});
