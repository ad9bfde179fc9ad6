import { dark, light } from './shade.ts';

/** A meadow with a great house on it, for hexes that are a place rather than land. */
function Ground() {
  return (
    <>
      <path d="M-90,30Q-40,4 0,24T90,14V90H-90Z" fill={dark(0.08)} />
      <path d="M-90,58Q-30,36 20,54T90,48V90H-90Z" fill={dark(0.08)} />
      <path
        d="M-70,-46q8,-10 18,0M46,-58q8,-10 18,0M58,34q6,-8 14,0"
        fill="none"
        stroke={light(0.5)}
        strokeWidth="3"
      />
    </>
  );
}

export function Castle() {
  return (
    <>
      <Ground />
      <path
        d="M-46,34V-22H-36V-12H-28V-22H-18V-2H-11V-44L0,-58L11,-44V-2H18V-22H28V-12H36V-22H46V34Z"
        fill="#cfc8b8"
        stroke="#4a4438"
        strokeWidth="3"
      />
      <path d="M-9,34V14Q0,4 9,14V34Z" fill="#4a4438" />
      <path d="M-32,4v8M32,4v8M0,-34v10" stroke="#4a4438" strokeWidth="5" />
      <path d="M0,-58V-76L18,-70L0,-64" fill="#b0413e" stroke="#4a4438" strokeWidth="2" />
    </>
  );
}

export function Quarry() {
  return (
    <>
      <Ground />
      <path d="M-56,36L-50,-8L-22,-34L14,-28L48,0L56,36Z" fill="#d9d4cc" stroke="#4a4438" strokeWidth="3" />
      <path d="M-50,-8L-14,0L14,-28M-14,0L-8,36M-14,0L48,0" fill="none" stroke="#8c867b" strokeWidth="3" />
      <path d="M16,36H44V16H16ZM22,16H40V2H22Z" fill="#f3f0ea" stroke="#4a4438" strokeWidth="3" />
      <path d="M-44,-34L-20,-58M-50,-50Q-34,-62 -22,-46" stroke="#5d4630" strokeWidth="6" fill="none" />
    </>
  );
}

export function Glassworks() {
  return (
    <>
      <Ground />
      <path d="M-48,36V-6L-20,-26L8,-6V36Z" fill="#b98a5e" stroke="#4a4438" strokeWidth="3" />
      <path d="M16,36V-44H36V36Z" fill="#8f5b45" stroke="#4a4438" strokeWidth="3" />
      <path d="M26,-48Q14,-58 26,-66T26,-84" fill="none" stroke={light(0.7)} strokeWidth="6" />
      <path d="M-38,4H-24V20H-38ZM-16,4H-2V20H-16Z" fill="#8fd0e0" stroke="#4a4438" strokeWidth="3" />
      <path d="M-28,36V26H-12V36Z" fill="#e8813a" />
    </>
  );
}
