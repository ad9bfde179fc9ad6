import { z } from 'zod';

/** Where a browser is called by its push service, and what it is written to it with. */
export const PushAddress = z.strictObject({
  endpoint: z.url({ protocol: /^https$/ }).max(1000),
  keys: z.strictObject({
    p256dh: z.string().regex(/^[\w-]{87}=?$/),
    auth: z.string().regex(/^[\w-]{22}(==)?$/),
  }),
});
export type PushAddress = z.infer<typeof PushAddress>;

export const PushEnd = PushAddress.pick({ endpoint: true });
