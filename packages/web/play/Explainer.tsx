import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { explain as Explain, Explanation } from './explain.ts';
import { useGame } from './game-context.ts';
import { type LookedAt, nextThing, usePointedThing } from './pointed-thing.ts';

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Props {
  /** what the board lies in */
  readonly stage: RefObject<HTMLElement | null>;
}

/** Explains what lies on the board of a table. What it says is fetched when the first thing is looked at. */
export function Explainer({ stage }: Props) {
  const { sheet, view, speak } = useGame();
  const [explain, setExplain] = useState<typeof Explain | null>(null);
  const fetchWords = useCallback((): void => {
    import('./explain.ts').then(
      (words) => setExplain(() => words.explain),
      // The next thing that is looked at asks again.
      () => {},
    );
  }, []);
  return (
    <Explains
      stage={stage}
      tell={(thing) => explain?.({ sheet, view, speak }, thing) ?? null}
      asked={fetchWords}
    />
  );
}

interface ExplainsProps extends Props {
  /** what there is to say of a thing, or a place, by its name */
  tell(thing: string): Explanation | null;
  /** called when something is looked at */
  asked?(): void;
}

/** Says what lies under the pointer, the finger or the keyboard: a note beside it, and a button from which arrows walk over the board. */
export function Explains({ stage, tell, asked }: ExplainsProps) {
  const { t } = useTranslation();
  const { looked, look } = usePointedThing(stage);
  useEffect(() => {
    if (looked) asked?.();
  }, [looked, asked]);
  const walked = useRef<string | null>(null);
  const walk = (event: KeyboardEvent): void => {
    const step = ARROWS[event.key];
    const board = stage.current?.querySelector('.board');
    if (!step || !board) return;
    event.preventDefault();
    const next = nextThing(board, walked.current, step);
    walked.current = next?.getAttribute('data-thing') ?? null;
    look(next);
  };
  const told = looked && tell(looked.thing);
  return (
    <>
      <button type="button" className="look-around" onKeyDown={walk} onBlur={() => look(null)}>
        {t('explain.look-around')}
      </button>
      <div role="status" className="explained-here">
        {looked && told && (
          <Note looked={looked}>
            <b>{told.title}</b>
            {told.lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </Note>
        )}
      </div>
    </>
  );
}

const GAP = 8;
const RIM = 6;

/** Above what it speaks of, or below where there is no room; never over it, and never past the stage. */
function Note({ looked, children }: { readonly looked: LookedAt; readonly children: React.ReactNode }) {
  const note = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<{ readonly left: number; readonly top: number } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it says makes it larger
  useLayoutEffect(() => {
    const element = note.current;
    const stage = element?.offsetParent;
    if (!element || !stage) return;
    const { box } = looked;
    const middle = box.left + box.width / 2 - element.offsetWidth / 2;
    const above = box.top - element.offsetHeight - GAP;
    setAt({
      left: Math.max(RIM, Math.min(middle, stage.clientWidth - element.offsetWidth - RIM)),
      top:
        above >= RIM
          ? above
          : Math.min(box.top + box.height + GAP, stage.clientHeight - element.offsetHeight - RIM),
    });
  }, [looked, children]);
  return (
    <div
      ref={note}
      className="explanation"
      style={at ? { left: at.left, top: at.top } : { left: 0, top: 0, visibility: 'hidden' }}
    >
      {children}
    </div>
  );
}
