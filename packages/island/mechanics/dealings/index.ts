export * from './bank-trade.ts';
export * from './offers.ts';
