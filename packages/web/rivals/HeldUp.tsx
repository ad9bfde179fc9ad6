import { itemAt } from '@hexwright/kernel';
import { Dialog } from '../parts/Dialog.tsx';
import { CardFace } from './CardFace.tsx';
import { facesOf } from './Emblem.tsx';
import { useRivals } from './use-rivals.ts';

interface Props {
  readonly card: number;
  close(): void;
}

/** A card with all its words, where there is nothing to do but to read it. */
export function HeldUp({ card, close }: Props) {
  const { sheet, speak } = useRivals();
  return (
    <Dialog title={speak.name('card', itemAt(sheet.cards, card).id)} close={close}>
      <div className="held-up">
        <div className="play-card whole" style={facesOf(sheet, speak, card)}>
          <CardFace sheet={sheet} speak={speak} card={card} whole />
        </div>
      </div>
    </Dialog>
  );
}
