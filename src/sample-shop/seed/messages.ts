import type { StoredMessage } from '../store/model';
import messages from './data/messages.json' with { type: 'json' };
import { fullName, makePerson } from './people';
import { createRandom } from './random';

const count = 52;

/** Returns more than a page of open and of closed messages. */
export function seedMessageRows(seed: number, area: 'home' | 'shop'): StoredMessage[] {
  const random = createRandom(seed, `${area} messages`);
  const texts = messages[area];
  return Array.from({ length: count }, (_, index) => {
    const person = makePerson(random);
    const message = texts[index % texts.length] ?? '';
    return {
      id: index + 1,
      full_name: fullName(person, /[\u0600-\u06ff]/.test(message) ? 'ar' : 'en'),
      email: person.email,
      phone: random.chance(0.5) ? `+965${person.phone}` : person.phone,
      message,
      status: index % 2 === 0 ? 'closed' : 'open',
    };
  });
}
