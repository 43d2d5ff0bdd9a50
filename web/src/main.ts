import "./style/tokens.css"; import "./style/fonts.css"; document.title="Paravent";
