import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { numberAt } from '../board/read.ts';
import { SeatBadge } from '../parts/SeatBadge.tsx';
import { Icon } from '../shapes/Shape.tsx';
import type { TableView } from '../table/protocol.ts';
import type { FieldEntry } from '../table/sheet.ts';
import { capital } from '../words/speak.ts';
import { useGame } from './game-context.ts';

type ThreatLook = Extract<FieldEntry['look'], { readonly on: 'threat' }>;
type Foreseen = NonNullable<TableView['foreseen']>;

/** What is on its way to attack everybody: how far it has come, both strengths, and what would come of it now. */
export const Threats = memo(function Threats() {
  const { sheet } = useGame();
  return sheet.fieldLooks.flatMap(({ name, look }) =>
    look.on === 'threat' ? [<Threat key={name} name={name} look={look} />] : [],
  );
});

function Threat({ name, look }: { readonly name: string; readonly look: ThreatLook }) {
  const { t } = useTranslation();
  const { view, speak } = useGame();
  const { foreseen } = view;
  const at = numberAt(view.fields[name]);
  const words = capital(speak.name('field', name));
  if (!foreseen) return null;
  const { attackers, defenders } = foreseen;
  const { stops } = look;
  const isShore = (step: number): boolean => (stops ? stops[step]?.attack === true : step === look.track);
  const near = [1, 2].some((ahead) => isShore(at + ahead));
  const next = stops && Object.keys(stops).find((step) => Number(step) > at);
  const ahead = next === undefined ? undefined : stops?.[Number(next)];
  return (
    <section
      className={`threat${stops ? ' pictured' : ''}${attackers > defenders ? ' losing' : ''}${near ? ' near' : ''}`}
      aria-label={words}
    >
      <h2>{words}</h2>
      <div className="voyage" role="img" aria-label={t('threat.way', { at, of: look.track })}>
        {Array.from({ length: look.track + 1 }, (_, step) => (
          <span
            key={`${step + 1}`}
            className={`step${step < at ? ' sailed' : ''}${isShore(step) ? ' shore' : ''}`}
            title={stops?.[step] && speak.term(`stop.${stops[step].id}`)}
          >
            {step === at ? <Icon shape={look.shape} fill="#4a4152" size={26} /> : null}
            {step !== at && stops?.[step] ? (
              <Icon shape={stops[step].shape} fill={stops[step].colour} size={13} />
            ) : null}
            {!stops && isShore(step) && step !== at ? <Icon shape="city" fill="#d8b25a" size={18} /> : null}
          </span>
        ))}
      </div>
      {ahead && <p className="next-stop">{speak.term(`stop.${ahead.id}`, { steps: Number(next) - at })}</p>}
      <p className="strengths">
        <span title={speak.term('threat.attackers')}>
          <Icon shape={look.shape} fill="#4a4152" size={18} />
          <span className="sr">{speak.term('threat.attackers')}</span> <b>{attackers}</b>
        </span>
        <span aria-hidden="true">:</span>
        <span title={speak.term('threat.defenders')}>
          <b>{defenders}</b> <span className="sr">{speak.term('threat.defenders')}</span>
          <Icon shape="helmet" fill="#d8b25a" size={18} />
        </span>
      </p>
      <Verdict {...foreseen} />
    </section>
  );
}

/** Who would lose and who would be rewarded: as a sign with the seats, and in words where there is room. */
function Verdict({ attackers, defenders, losers, best }: Foreseen) {
  const { t } = useTranslation();
  const { speak } = useGame();
  const seats = losers.length > 0 ? losers : best;
  const outcome =
    losers.length > 0
      ? 'lose'
      : best.length === 0
        ? attackers > defenders
          ? 'nobody'
          : 'held'
        : best.length === 1
          ? 'honour'
          : 'thank';
  const sign = { lose: 'skull', nobody: 'skull', held: 'star', honour: 'star', thank: 'card' }[outcome];
  const words = t('threat.now', { outcome: speak.term(`threat.${outcome}`, { seats }) });
  return (
    <p className={`verdict ${outcome}`} title={words}>
      <Icon shape={sign} fill={losers.length > 0 ? '#c0563f' : '#d8b25a'} size={18} />
      {seats.map((seat) => (
        <SeatBadge key={seat} seat={seat} size={16} />
      ))}
      <span className="verdict-words">{words}</span>
    </p>
  );
}
