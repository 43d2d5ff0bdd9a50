clause-LA-3-1 = You have bid already.
clause-LA-3-2 = You have played that card.
clause-LA-4 = The game is over.
clause-section-8-2 = A bid is written as “bid 3”.
