import { type Route, route } from '../../http/route.ts';
import { askFriend, dropFriend, showFriends } from './friends.ts';
import { declineInvitation, inviteTo } from './inviting.ts';

export const FRIEND_ROUTES: readonly Route[] = [
  route('GET /api/friends', (services, { visitor }) => showFriends(services, visitor)),
  route('PUT /api/friends/:who', (services, { visitor, params }) => askFriend(services, visitor, params.who), {
    allowance: { burst: 20, perSecond: 0.02 },
  }),
  route('POST /api/friends/:who/remove', (services, { visitor, params }) => dropFriend(services, visitor, params.who)),
  route(
    'POST /api/friends/invite',
    (services, { visitor, body }) => inviteTo(services, visitor, body.table, body.people),
    { allowance: { burst: 30, perSecond: 0.2 } },
  ),
  route('POST /api/friends/decline', (services, { visitor, body }) => declineInvitation(services, visitor, body.table)),
];
