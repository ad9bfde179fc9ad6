export * from './bank-trade.ts';
export * from './merchant.ts';
export * from './mixed-trade.ts';
export * from './monopoly.ts';
export * from './offers.ts';
export * from './searching.ts';
export * from './tribute.ts';
